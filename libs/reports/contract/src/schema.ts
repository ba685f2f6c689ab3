export {
  ledgerDetails,
  ledgerDetailsQuery,
  ledgersQuery,
  ledgersReport,
  trialBalance,
  trialBalanceQuery,
} from './ledgers/ledgers.schema';
export { salesQuery, salesReport } from './sales/sales.schema';
