import {
  array,
  boolean,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';

const month = () =>
  string()
    .label('Month')
    .matches(/^2\d{3}-(0[1-9]|1[0-2])$/, 'Enter a month, such as 2026-04.');

/** The month before the current one where none is named. */
export const revaluationQuery = record({ month: month() });
export type RevaluationQuery = InferType<typeof revaluationQuery>;

export const postRevaluationInput = record({ month: month().required() });
export type PostRevaluationInput = InferType<typeof postRevaluationInput>;

export const reverseRevaluationInput = versioned({ reason: string().label('Reason').min(3).max(500).required() });
export type ReverseRevaluationInput = InferType<typeof reverseRevaluationInput>;

/** What one account holds or owes in one currency, of one party where it is of parties. */
const valuedItem = record({
  accountId: id().required(),
  code: string().required(),
  account: string().required(),
  party: named().nullable().defined(),
  currency: string<CurrencyCode>().oneOf(currencyCodes).required(),
  /** Debit above zero, in minor units of the currency. */
  amountMinor: minorUnits().required(),
  carryingPaise: minorUnits().required(),
  rate: string().nullable().defined(),
  rateDate: businessDate().nullable().defined(),
  valuePaise: minorUnits().nullable().defined(),
  gainPaise: minorUnits().required(),
});
export type ValuedItem = InferType<typeof valuedItem>;

const posted = record({
  id: id().required(),
  number: string().required(),
  gainPaise: minorUnits().required(),
  postedAt: string().required(),
  postedBy: named().required(),
  version: version().required(),
});

export const revaluationSchema = record({
  /** `2026-10`. */
  month: string().required(),
  /** The day of the voucher, and that of its mirror. */
  date: businessDate().required(),
  reversedOn: businessDate().required(),
  isOver: boolean().required(),
  posted: posted.nullable().defined(),
  items: array(valuedItem.required()).required(),
  gainPaise: minorUnits().required(),
  /** Currencies without a rate up to the day. */
  missing: array(string().required()).required(),
  /** Which of the two months are locked. */
  locked: array(string().required()).required(),
});
export type Revaluation = InferType<typeof revaluationSchema>;
