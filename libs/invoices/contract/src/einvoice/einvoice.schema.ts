import { array, businessDate, id, type InferType, mixed, record, string } from '@freightdesk/shared-endpoint/schema';
import { einvoiceStates, mostRegistered } from './einvoice.kinds';
import type { Inv01 } from './inv01.rules';

const instantText = () =>
  string().matches(
    /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/,
    'Give date and time, such as 2026-11-20 10:30:00.',
  );

/** What the portal answered of a document; or, with `cancelledAt`, that its IRN was cancelled there. */
export const einvoiceInput = record({
  id: id().required(),
  irn: string()
    .label('IRN')
    .matches(/^[0-9a-f]{64}$/, 'An IRN has 64 digits and letters from a to f.')
    .required(),
  ackNumber: string()
    .label('Acknowledgement number')
    .matches(/^\d{6,20}$/, 'An acknowledgement number has 6 to 20 digits.'),
  ackDate: instantText().label('Acknowledged'),
  signedQr: string().label('Signed QR code').max(6000),
  cancelledAt: instantText().label('Cancelled at the portal'),
});
export type EinvoiceInput = InferType<typeof einvoiceInput>;

export const einvoicesQuery = record({
  id: array(id().required()).required().min(1, 'Choose at least one document.').max(mostRegistered),
});
export type EinvoicesQuery = InferType<typeof einvoicesQuery>;

const answer = record({
  irn: string().required(),
  ackNumber: string().required(),
  /** Instants. */
  acknowledgedAt: string().required(),
  cancellableUntil: string().required(),
  cancelledAt: string().nullable().defined(),
  signedQr: string().required(),
});

export const einvoiceSchema = record({
  id: id().required(),
  number: string().nullable().defined(),
  state: string().oneOf(einvoiceStates).required(),
  /** One sentence why it is so. */
  why: string().required(),
  /** The last day on which the portal takes it; null where it has none. */
  registerBy: businessDate().nullable().defined(),
  /** INV-01 v1.1; null where the document is outside e-invoicing. */
  payload: mixed<Inv01>().nullable().defined(),
  problems: array(
    record({ field: string().required(), code: string().required(), message: string().required() }),
  ).required(),
  answer: answer.nullable().default(undefined).defined(),
});
export type Einvoice = InferType<typeof einvoiceSchema>;
