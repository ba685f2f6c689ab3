import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { ExpensesQuery, ExpensesReport } from './expenses/expenses.schema';
import type { GstQuery, GstReport } from './gst/gst-report.schema';
import type {
  LedgerDetails,
  LedgerDetailsQuery,
  LedgersQuery,
  LedgersReport,
  TrialBalance,
  TrialBalanceQuery,
} from './ledgers/ledgers.schema';
import type { RegisterQuery, RegisterReport } from './register/register.schema';
import type { TdsQuery, TdsReport } from './tds/tds-report.schema';

export const readSales = defineEndpoint<RegisterQuery, RegisterReport>({
  name: 'reports.sales',
  method: 'GET',
  path: '/reports/sale',
  access: 'report.read',
  work: 'long',
  summary: 'The sale register, by document, party or month.',
});

export const readPurchases = defineEndpoint<RegisterQuery, RegisterReport>({
  name: 'reports.purchases',
  method: 'GET',
  path: '/reports/purchase',
  access: 'report.read',
  work: 'long',
  summary: 'The purchase register, by document, party or month.',
});

export const readExpenses = defineEndpoint<ExpensesQuery, ExpensesReport>({
  name: 'reports.expenses',
  method: 'GET',
  path: '/reports/expense',
  access: 'report.read',
  work: 'long',
  summary: 'Direct and indirect expenses, by account, month, job, party or document.',
});

export const readGst = defineEndpoint<GstQuery, GstReport>({
  name: 'reports.gst',
  method: 'GET',
  path: '/reports/gst',
  access: 'report.read',
  work: 'long',
  summary: 'GST by month and head as the documents say, and what the ledger says of it.',
});

export const readTds = defineEndpoint<TdsQuery, TdsReport>({
  name: 'reports.tds',
  method: 'GET',
  path: '/reports/tds-report',
  access: 'report.read',
  work: 'long',
  summary: 'Tax deducted at source: withheld from vendors, and by customers from us.',
});

export const readLedgers = defineEndpoint<LedgersQuery, LedgersReport>({
  name: 'reports.ledgers',
  method: 'GET',
  path: '/reports/ledgers',
  access: 'report.read',
  work: 'long',
  summary: 'Every account, and every party within debtors and creditors, with opening, movement and closing.',
});

export const readLedgerDetails = defineEndpoint<LedgerDetailsQuery, LedgerDetails>({
  name: 'reports.ledgerDetails',
  method: 'GET',
  path: '/reports/ledger-details',
  access: 'report.read',
  work: 'long',
  summary: 'The entries of one account or party with a running balance.',
});

export const readTrialBalance = defineEndpoint<TrialBalanceQuery, TrialBalance>({
  name: 'reports.trialBalance',
  method: 'GET',
  path: '/reports/trial-balance',
  access: 'report.read',
  work: 'long',
  summary: 'Every account on its side at the end of a day; both sides are equal.',
});
