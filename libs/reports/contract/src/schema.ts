export { ageing, ageingQuery } from './ageing/ageing.schema';
export { branchProfitAnswer, branchProfitQuery } from './branch-profit/branch-profit.schema';
export { gstReturn, gstReturnQuery, returnSection } from './gst-return/gst-return.schema';
export { expensesQuery, expensesReport } from './expenses/expenses.schema';
export { gstQuery, gstReport } from './gst/gst-report.schema';
export { jobProfitAnswer, jobProfitQuery } from './job-profit/job-profit.schema';
export {
  ledgerDetails,
  ledgerDetailsQuery,
  ledgersQuery,
  ledgersReport,
  trialBalance,
  trialBalanceQuery,
} from './ledgers/ledgers.schema';
export { accountStatementQuery, letterMail, letterMailQuery, reminderQuery } from './letter/letter.schema';
export { registerQuery, registerReport } from './register/register.schema';
export { balanceSheet, balanceSheetQuery, profitAndLoss, profitAndLossQuery } from './statements/statements.schema';
export { tdsAnswer, tdsQuery } from './tds/tds.schema';
export { marginLeakAnswer, marginLeakQuery } from './margin-leak/margin-leak.schema';
