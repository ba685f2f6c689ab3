import {
  array,
  businessDate,
  id,
  type InferType,
  mixed,
  record,
  ruled,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { einvoiceStates, mostRegistered } from './einvoice.kinds';
import type { Inv01 } from './inv01.rules';
import { instantProblem } from './portal-instant.rules';

const instantText = (which: Parameters<typeof instantProblem>[0]) => ruled('instant', instantProblem(which));

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
  ackDate: instantText('acknowledged').label('Acknowledged'),
  signedQr: string().label('Signed QR code').max(6000),
  cancelledAt: instantText('cancelled').label('Cancelled at the portal'),
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
