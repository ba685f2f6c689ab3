import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type {
  LedgerDetails,
  LedgerDetailsQuery,
  LedgersQuery,
  LedgersReport,
  TrialBalance,
  TrialBalanceQuery,
} from './ledgers/ledgers.schema';
import type { SalesQuery, SalesReport } from './sales/sales.schema';

export const readSales = defineEndpoint<SalesQuery, SalesReport>({
  name: 'reports.sales',
  method: 'GET',
  path: '/reports/sale',
  access: 'report.read',
  summary: 'The sale register, by document, party or month.',
});

export const readLedgers = defineEndpoint<LedgersQuery, LedgersReport>({
  name: 'reports.ledgers',
  method: 'GET',
  path: '/reports/ledgers',
  access: 'report.read',
  summary: 'Every account, and every party within debtors and creditors, with opening, movement and closing.',
});

export const readLedgerDetails = defineEndpoint<LedgerDetailsQuery, LedgerDetails>({
  name: 'reports.ledgerDetails',
  method: 'GET',
  path: '/reports/ledger-details',
  access: 'report.read',
  summary: 'The entries of one account or party with a running balance.',
});

export const readTrialBalance = defineEndpoint<TrialBalanceQuery, TrialBalance>({
  name: 'reports.trialBalance',
  method: 'GET',
  path: '/reports/trial-balance',
  access: 'report.read',
  summary: 'Every account on its side at the end of a day; both sides are equal.',
});
