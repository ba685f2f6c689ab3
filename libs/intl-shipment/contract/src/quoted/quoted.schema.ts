import {
  array,
  businessDate,
  type InferType,
  instant,
  minorUnits,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { quotationStatuses } from '../quotation/quotation.machine';

const text = () => string().nullable().defined();
const whole = () => number().integer().nullable().defined();

const token = string().max(100).required();

/** As it stands in the link. Whatever is none of ours is answered like one that has ended. */
export const quotedInput = record({ token });
export type QuotedInput = InferType<typeof quotedInput>;

const named = string().label('Your name').trim().max(120).required();

export const acceptQuotedInput = record({
  token,
  /** Which of several, counted from 1. */
  alternative: number().label('Alternative').integer().min(1).max(6),
  name: named,
  reference: string().label('Your order number').max(120),
});
export type AcceptQuotedInput = InferType<typeof acceptQuotedInput>;

export const declineQuotedInput = record({
  token,
  name: named,
  reason: string().label('Reason').trim().max(500).required(),
});
export type DeclineQuotedInput = InferType<typeof declineQuotedInput>;

const amount = record({ currency: string<CurrencyCode>().required(), amountMinor: minorUnits().required() });

/** What is sold; words are English, the page translates them. */
const toldCharge = record({
  description: string().required(),
  basis: string().required(),
  /** `40ft HC`, where each container of a type has its price. */
  container: text(),
  quantity: string().required(),
  /** Percent of the other charges, or money of the currency. */
  rate: string().required(),
  minimum: text(),
  currency: string<CurrencyCode>().required(),
  amountMinor: minorUnits().required(),
});
export type ToldCharge = InferType<typeof toldCharge>;

const toldAlternative = record({
  name: text(),
  carrier: text(),
  transitDays: whole(),
  charges: array(toldCharge.required()).required(),
  sell: array(amount.required()).required(),
});
export type ToldAlternative = InferType<typeof toldAlternative>;

const toldTerm = record({ title: string().required(), text: string().required() });

/** A quotation as its customer may see it. */
export const toldQuotation = record({
  company: text(),
  /** With its revision. */
  number: string().required(),
  status: string().oneOf(quotationStatuses).required(),
  date: businessDate().required(),
  validUntil: businessDate().required(),
  customerName: string().required(),
  from: text(),
  to: text(),
  mode: string().required(),
  direction: string().required(),
  incoterm: text(),
  commodity: text(),
  /** `2 x 40ft HC, 1 x 20ft GP`. */
  containers: text(),
  packages: whole(),
  grossKg: text(),
  cbm: text(),
  transitDays: whole(),
  freeDays: whole(),
  alternatives: array(toldAlternative.required()).required(),
  terms: array(toldTerm.required()).required(),
  /** As they stand on the paper. */
  notes: text(),
  acceptedAlternative: whole(),
  /** By this link, or by another of the same quotation. */
  answeredAt: instant().nullable().defined(),
  answeredBy: text(),
  expiresAt: instant().required(),
});
export type ToldQuotation = InferType<typeof toldQuotation>;
