export { expensesQuery, expensesReport } from './expenses/expenses.schema';
export { gstQuery, gstReport } from './gst/gst-report.schema';
export {
  ledgerDetails,
  ledgerDetailsQuery,
  ledgersQuery,
  ledgersReport,
  trialBalance,
  trialBalanceQuery,
} from './ledgers/ledgers.schema';
export { registerQuery, registerReport } from './register/register.schema';
export { tdsAnswer, tdsQuery } from './tds/tds.schema';
