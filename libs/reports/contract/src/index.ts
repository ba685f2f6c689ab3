export {
  ageingBands,
  type AgeingFigure,
  type AgeingGrouping,
  ageingReport,
  type AgeingSide,
  ageingSideLabel,
} from './ageing/ageing.report';
export type { Ageing, AgeingQuery, AgeingRow } from './ageing/ageing.schema';
export { reportAccess } from './access';
export {
  branchFilters,
  type BranchProfitFigure,
  type BranchProfitGrouping,
  branchProfitReport,
} from './branch-profit/branch-profit.report';
export type { BranchProfitQuery, BranchProfitReport, BranchProfitRow } from './branch-profit/branch-profit.schema';
export { type ExpenseFilters, type ExpenseGrouping, expenseReport } from './expenses/expenses.report';
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
export { gstSideLabel } from './gst/gst-sides.data';
export { sectionLabel } from './gst-return/return-section.labels.data';
export { readGstr1, readGstr3b } from './gst-return/gst-return.endpoints';
export type { GstReturn, GstReturnQuery, ReturnSection, ReturnTie } from './gst-return/gst-return.schema';
export { type AdvanceRow, advanceSections } from './gst-return/advances.rules';
export { gstr1Json } from './gst-return/gstr1.rules';
export { type BoughtFigures, creditFigures, gstr3bJson, suppliedFigures } from './gst-return/gstr3b.rules';
export { addFigures, noFigures, type ReturnFigures } from './gst-return/return-amount.rules';
export type { DocumentHead, IssuedSeries, ReturnDocument, Supplied } from './gst-return/return-document';
export { tellMonth } from './gst-return/told-month.rules';
export { returnFileName } from './gst-return/return-file.rules';
export { daysOfPeriod, tiesOf } from './gst-return/return-ties.rules';
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
export { ledgerReport } from './ledgers/ledgers.report';
export {
  type Leak,
  leakActLabel,
  leakLabel,
  type MarginLeakFigure,
  type MarginLeakGrouping,
  marginLeakReport,
} from './margin-leak/margin-leak.report';
export type { MarginLeakAnswer, MarginLeakQuery, MarginLeakRow } from './margin-leak/margin-leak.schema';
export { type JobProfitFigure, type JobProfitGrouping, jobProfitReport } from './job-profit/job-profit.report';
export type { JobProfitQuery, JobProfitReport, JobProfitRow } from './job-profit/job-profit.schema';
export { largestPage, type ReportPaging, reportPaging, wholeUpToRows } from './paging/report-paging.rules';
export { type ClosingSide, closingSideLabel, isClosingSide } from './ledgers/closing-side.kinds';
export { reportPaths } from './paths';
export {
  purchaseReport,
  type RegisterDefinition,
  type RegisterFigureName,
  type RegisterGrouping,
  salesReport,
} from './register/register.report';
export type { RegisterFigures, RegisterQuery, RegisterReport, RegisterRow } from './register/register.schema';
export {
  type AskedOf,
  type FigureOf,
  type FiltersOf,
  type GroupingOf,
  type ReportDefinition,
  type ReportFigure,
  type ReportFilter,
} from './report/define-report';
export { reportPeriod, type ReportPeriod } from './report-period.rules';
export {
  readAgeing,
  getAccountStatement,
  getLetterMail,
  getReminder,
  readBalanceSheet,
  readBranchProfit,
  readExpenses,
  readGst,
  readJobProfit,
  readMarginLeaks,
  readLedgerDetails,
  readLedgers,
  readProfitAndLoss,
  readPurchases,
  readSales,
  readTds,
  readTrialBalance,
} from './reports.endpoints';
export {
  balanceSectionLabel,
  type BalanceSection,
  balanceSectionOf,
  balanceSections,
  type BalanceTotals,
  balanceTotals,
  profitNames,
} from './statements/balance-sheet.rules';
export {
  type ProfitSection,
  profitSectionLabel,
  profitSections,
  profitSectionOf,
  type ProfitTotals,
  profitTotals,
  shownPaise,
} from './statements/profit-and-loss.rules';
export type {
  BalanceRow,
  BalanceSheet,
  BalanceSheetQuery,
  ProfitAndLoss,
  ProfitAndLossQuery,
  ProfitRow,
} from './statements/statements.schema';
export { type TdsGrouping, tdsReport, type TdsSide, tdsSideLabel } from './tds/tds.report';
export type { TdsQuery, TdsReport, TdsRow } from './tds/tds.schema';
export { accountStatementSheet, type AccountMove, type AccountStatement } from './sheet/account-statement.rules';
export type { LetterSide, LetterSides } from './sheet/letter-sheet.rules';
export { letterProblems } from './letter/letter.errors';
export type { AccountStatementQuery, LetterMail, LetterMailQuery, ReminderQuery } from './letter/letter.schema';
export { type LetterKind, letterKinds, letterLabel } from './letter/letter.kinds';
export { letterMails, type ReadyLetter } from './letter/letter-mail.rules';
export { type OverdueDocument, reminderSheet, toRemindOf } from './sheet/reminder.rules';
export { type ReminderTone, reminderToneLabel, reminderTones } from './letter/reminder-tone.kinds';
