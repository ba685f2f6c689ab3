import {
  array,
  boolean,
  id,
  type InferType,
  instant,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';

/** What one leaf of a cheque bears. */
export const printChequeInput = versioned({
  payee: string().label('Payee').min(2).max(80).required(),
  isCrossed: boolean().label('A/C payee only').required(),
  isLimited: boolean().label('Not over its amount').required(),
  /** Why another leaf is printed. */
  reason: string().label('Why it is printed again').min(3).max(300),
});
export type PrintChequeInput = InferType<typeof printChequeInput>;

const print = record({
  id: id().required(),
  at: instant().required(),
  payee: string().required(),
  reason: string().nullable().defined(),
});

/** The leaves of a payment, by the payment's own id and version. */
export const chequePrintsSchema = record({
  id: id().required(),
  version: version().required(),
  /** To whom it would be made out: as the party's bank knows it, else by the party's name; unknown of an expense. */
  payee: string().nullable().defined(),
  prints: array(print.required()).required(),
});
export type ChequePrints = InferType<typeof chequePrintsSchema>;
