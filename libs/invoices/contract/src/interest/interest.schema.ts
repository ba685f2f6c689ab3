import {
  array,
  businessDate,
  decimalText,
  id,
  type InferType,
  minorUnits,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { type CurrencyCode, currencyCodes } from '@freightdesk/shared-money';
import { type LeftOut, leftOutReasons } from './interest.kinds';

const percent = () =>
  decimalText({ digits: 2, decimals: 2 })
    .label('Interest, % a year')
    .test('above-zero', 'Enter a rate above zero.', (text) => text === undefined || /[1-9]/.test(text));

/** The rate that was charged last where none is said, and today. */
export const interestQuery = record({
  partyId: id().label('Customer').required(),
  percent: percent(),
  asOf: businessDate().label('Up to'),
});
export type InterestQuery = InferType<typeof interestQuery>;

export const interestNotesInput = record({
  partyId: id().label('Customer').required(),
  percent: percent().required(),
  asOf: businessDate().label('Up to').required(),
  invoiceIds: array(id().required()).label('Invoices').required().min(1, 'Choose at least one invoice.').max(200),
});
export type InterestNotesInput = InferType<typeof interestNotesInput>;

const item = record({
  id: id().required(),
  number: string().required(),
  date: businessDate().required(),
  dueDate: businessDate().required(),
  currency: string<CurrencyCode>().oneOf(currencyCodes).required(),
  outstandingMinor: minorUnits().required(),
  /** Charged are the days after this one. */
  from: businessDate().required(),
  days: number().integer().required(),
  interestMinor: minorUnits().required(),
  leftOut: string<LeftOut>()
    .nullable()
    .oneOf([...leftOutReasons, null])
    .defined(),
  draftId: id().nullable().defined(),
});

export const interestSchema = record({
  percent: string().required(),
  asOf: businessDate().required(),
  items: array(item.required()).required(),
});
export type Interest = InferType<typeof interestSchema>;
export type InterestItem = Interest['items'][number];

export const interestNotesSchema = record({
  notes: array(
    record({ id: id().required(), invoiceId: id().required(), totalPaise: minorUnits().required() }).required(),
  ).required(),
});
export type InterestNotes = InferType<typeof interestNotesSchema>;
