import { type PaymentDirection, paymentDirections } from '@freightdesk/payments-contract';
import { withinGst } from '@freightdesk/payments-contract/schema';
import {
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { largestMinor } from '@freightdesk/shared-money';
import { matchFields } from '../match/match.schema';
import { type ChequeState, chequeStates } from './cheque.list';

/** A payment by cheque, with what became of it. */
export const chequeSchema = record({
  id: id().required(),
  number: string().required(),
  date: businessDate().required(),
  direction: string<PaymentDirection>().oneOf(paymentDirections).required(),
  bank: named().required(),
  party: named().nullable().default(undefined).defined(),
  /** The number of the cheque. */
  reference: string().nullable().defined(),
  currency: string().required(),
  amountMinor: minorUnits().required(),
  state: string<ChequeState>().oneOf(chequeStates).required(),
  /** The day on which the bank's statement had it. */
  clearedOn: businessDate().nullable().defined(),
});
export type Cheque = InferType<typeof chequeSchema>;

/** The line of the statement that took the money back, and the entry that the cheque had made. */
export const returnChequeInput = record({
  bankId: id().label('Bank').required(),
  lineId: id().required(),
  entryId: id().required(),
  reason: string().label('Reason').min(3).max(500).required(),
  /** What the bank took for it apart from the cheque, with its GST. */
  bankChargesPaise: minorUnits()
    .label('Bank charges')
    .min(0, 'An amount below zero is not possible here.')
    .max(largestMinor, 'That amount is too large: it has at most 13 digits, its decimals among them.'),
  chargesGst: withinGst().test(
    'charges',
    'Enter what the bank took, or leave its GST out.',
    (given, { parent }) => given === undefined || Boolean(parent.bankChargesPaise),
  ),
});
export type ReturnChequeInput = InferType<typeof returnChequeInput>;

/** The mirror with the line that it is told by, and the expense that the bank's charges are. */
export const returnedChequeSchema = record({
  ...matchFields,
  charge: record({ id: id().required(), number: string().required() }).nullable().default(undefined).defined(),
});
export type ReturnedCheque = InferType<typeof returnedChequeSchema>;
