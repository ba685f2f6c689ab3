export {
  type ExpenseGrouping,
  expenseGroupings,
  type ExpenseLack,
  expenseLacks,
  type ExpenseNature,
  expenseNatures,
} from './expenses/expenses.rules';
export type { ExpenseRow, ExpensesQuery, ExpensesReport } from './expenses/expenses.schema';
export { gstAccounts, gstPayableCode } from './gst/gst-accounts.data';
export {
  type GstFigures,
  gstHeads,
  type GstMonth,
  type GstMovement,
  gstOf,
  gstRows,
  type GstSide,
  gstSides,
  gstSummary,
  gstTies,
} from './gst/gst-report.rules';
export type { GstQuery, GstReport, GstRow } from './gst/gst-report.schema';
export type {
  LedgerDetails,
  LedgerDetailsQuery,
  LedgerEntry,
  LedgerRow,
  LedgersQuery,
  LedgersReport,
  TrialBalance,
  TrialBalanceQuery,
} from './ledgers/ledgers.schema';
export { largestPage, type ReportPaging, reportPaging, wholeUpToRows } from './paging/report-paging.rules';
export { reportPaths } from './paths';
export {
  type RegisterFigureName,
  registerFigureNames,
  type RegisterGrouping,
  registerGroupings,
} from './register/register.rules';
export type { RegisterFigures, RegisterQuery, RegisterReport, RegisterRow } from './register/register.schema';
export { reportPeriod, type ReportPeriod } from './report-period.rules';
export {
  readExpenses,
  readGst,
  readLedgerDetails,
  readLedgers,
  readPurchases,
  readSales,
  readTds,
  readTrialBalance,
} from './reports.endpoints';
export { type TdsGrouping, tdsGroupings, type TdsSide, tdsSides } from './tds/tds-report.rules';
export type { TdsQuery, TdsReport, TdsRow } from './tds/tds-report.schema';
