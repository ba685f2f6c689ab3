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
export { reportPaths } from './paths';
export { reportPeriod, type ReportPeriod } from './report-period.rules';
export { readLedgerDetails, readLedgers, readSales, readTrialBalance } from './reports.endpoints';
export { saleFigureNames, type SaleGrouping, saleGroupings, sumOfSales } from './sales/sales.rules';
export type { SaleFigures, SaleRow, SalesQuery, SalesReport } from './sales/sales.schema';
