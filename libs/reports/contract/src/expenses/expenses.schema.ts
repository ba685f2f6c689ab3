import { array, businessDate, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import type { AskedOf } from '../report/define-report';
import { reportAnswer, reportFigures, reportQuery } from '../report/report.schema';
import { expenseReport } from './expenses.report';

export const expensesQuery = reportQuery(expenseReport);
export type ExpensesQuery = AskedOf<typeof expenseReport>;

const figures = reportFigures(expenseReport);

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
  ...reportAnswer,
});
export type ExpensesReport = InferType<typeof expensesReport>;
