import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  named,
  number,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { openSides } from './open-side.data';

export const reconciliationQuery = record({ bankId: id().label('Bank').required(), at: businessDate() });
export type ReconciliationQuery = InferType<typeof reconciliationQuery>;

const item = record({
  id: id().required(),
  date: businessDate().required(),
  days: number().integer().required(),
  number: string().nullable().defined(),
  narration: string().required(),
  amountMinor: minorUnits().required(),
});
export type OpenItem = InferType<typeof item>;

/** What stands on one side alone: so many items, what they come to, and the oldest of them. */
const side = record({
  totalMinor: minorUnits().required(),
  count: number().integer().required(),
  /** By age: of at most 7, 30, 90 days, and older. */
  ages: array(
    record({ totalMinor: minorUnits().required(), count: number().integer().required() }).required(),
  ).required(),
  rows: array(item.required()).required(),
});
export type OpenSide = InferType<typeof side>;

export const reconciliationSchema = record({
  bank: named().required(),
  currency: string().required(),
  at: businessDate().required(),
  booksMinor: minorUnits().required(),
  /** In the books, not yet on a statement: paid out, and paid in. */
  unpresented: side.required(),
  uncredited: side.required(),
  /** On a statement, not yet in the books. */
  debited: side.required(),
  credited: side.required(),
  /** What the statement's balance follows to be; what it is; null where nothing was imported up to the day. */
  expectedMinor: minorUnits().required(),
  statementMinor: minorUnits().nullable().defined(),
  differenceMinor: minorUnits().required(),
  /** The last day that a statement tells of. */
  statementTo: businessDate().nullable().defined(),
});
export type Reconciliation = InferType<typeof reconciliationSchema>;

/** An open item as a file has it, with the side on which it stands alone. */
export const openLine = record({
  side: string().label('Kind').oneOf(openSides).required(),
  date: businessDate().label('Date').required(),
  number: string().label('Number').nullable().defined(),
  narration: string().label('Narration').required(),
  days: number().label('Days').integer().required(),
  currency: string().label('Currency').required(),
  amountMinor: minorUnits().label('Amount').required(),
});
export type OpenLine = InferType<typeof openLine>;
