import {
  array,
  businessDate,
  id,
  type InferType,
  minorUnits,
  record,
  string,
} from '@freightdesk/shared-endpoint/schema';
import { pageAnswered, pageAsked } from '../paging/report-paging.schema';
import { expenseGroupings, expenseLacks, expenseNatures } from './expenses.rules';

export const expensesQuery = record({
  from: businessDate(),
  to: businessDate(),
  groupBy: string().oneOf(expenseGroupings),
  nature: string().oneOf(expenseNatures),
  accountId: id(),
  partyId: id(),
  jobId: id(),
  /** Only what belongs to no job, or no party. */
  without: string().oneOf(expenseLacks),
  ...pageAsked,
});
export type ExpensesQuery = InferType<typeof expensesQuery>;

const figures = {
  directPaise: minorUnits().required(),
  indirectPaise: minorUnits().required(),
  totalPaise: minorUnits().required(),
};

/** All postings of an account, month, job or party, or one of them; `key` names it. Debit positive: a gain counts against. */
const expenseRow = record({
  key: string().required(),
  accountId: id().nullable().defined(),
  code: string().nullable().defined(),
  account: string().nullable().defined(),
  month: string().nullable().defined(),
  jobId: id().nullable().defined(),
  job: string().nullable().defined(),
  partyId: id().nullable().defined(),
  party: string().nullable().defined(),
  date: businessDate().nullable().defined(),
  /** Number and id are the document's: the row opens it. */
  voucher: record({ type: string().required(), number: string().required(), id: id().required() })
    .nullable()
    .default(undefined)
    .defined(),
  ...figures,
});
export type ExpenseRow = InferType<typeof expenseRow>;

export const expensesReport = record({
  rows: array(expenseRow.required()).required(),
  totals: record(figures).required(),
  from: businessDate().required(),
  to: businessDate().required(),
  ...pageAnswered,
});
export type ExpensesReport = InferType<typeof expensesReport>;
