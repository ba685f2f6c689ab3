import type { Role } from './people';

export interface Screen {
  path: string;
  roles: readonly Role[];
  /** Where a screen that needs a record leads when none is named. */
  leadsTo?: string;
}

const everyone: readonly Role[] = ['ADMIN', 'MARKETING', 'INTERNATIONAL', 'DOMESTIC', 'ACCOUNT'];
const sales: readonly Role[] = ['ADMIN', 'MARKETING', 'INTERNATIONAL'];
const international: readonly Role[] = ['ADMIN', 'INTERNATIONAL'];
const domestic: readonly Role[] = ['ADMIN', 'DOMESTIC'];
const accounts: readonly Role[] = ['ADMIN', 'ACCOUNT'];
const admin: readonly Role[] = ['ADMIN'];

/** Every screen under /dashboard and who reaches it, as was asked for; it does not ask the product's own table. */
export const screens: readonly Screen[] = [
  { path: '/dashboard', roles: everyone },
  { path: '/dashboard/internationalGroup', roles: sales },
  { path: '/dashboard/internationalGroup/lead_management', roles: sales },
  {
    path: '/dashboard/internationalGroup/lead_management/view',
    roles: sales,
    leadsTo: '/dashboard/internationalGroup/lead_management',
  },
  { path: '/dashboard/internationalGroup/rate_sheets', roles: sales },
  { path: '/dashboard/internationalGroup/jobcard', roles: international },
  { path: '/dashboard/internationalGroup/create_jobcard', roles: international },
  {
    path: '/dashboard/internationalGroup/update_jobcard',
    roles: international,
    leadsTo: '/dashboard/internationalGroup/jobcard',
  },
  { path: '/dashboard/internationalGroup/shipment_tracking', roles: international },
  { path: '/dashboard/internationalGroup/shipment_tracking/board', roles: international },
  { path: '/dashboard/domesticGroup', roles: domestic },
  { path: '/dashboard/domesticGroup/list_jobcards', roles: domestic },
  { path: '/dashboard/domesticGroup/jobcard', roles: domestic },
  { path: '/dashboard/domesticGroup/shipment_tracking', roles: domestic },
  { path: '/dashboard/domesticGroup/shipment_tracking/board', roles: domestic },
  { path: '/dashboard/user', roles: admin },
  { path: '/dashboard/company', roles: admin },
  { path: '/dashboard/audit', roles: admin },
  { path: '/dashboard/backups', roles: admin },
  { path: '/dashboard/sales/invoice/list', roles: accounts },
  { path: '/dashboard/sales/billing', roles: accounts },
  { path: '/dashboard/sales/recurring', roles: accounts },
  { path: '/dashboard/sales/invoice/add', roles: accounts },
  { path: '/dashboard/sales/invoice/edit', roles: accounts, leadsTo: '/dashboard/sales/invoice/list' },
  { path: '/dashboard/invoice/view', roles: accounts, leadsTo: '/dashboard/sales/invoice/list' },
  { path: '/dashboard/sales/custom-invoice/view', roles: accounts, leadsTo: '/dashboard/sales/invoice/list' },
  { path: '/dashboard/purchase/invoice/list', roles: accounts },
  { path: '/dashboard/purchase/invoice/add', roles: accounts },
  { path: '/dashboard/purchase/invoice/edit', roles: accounts, leadsTo: '/dashboard/purchase/invoice/list' },
  { path: '/dashboard/payments', roles: accounts },
  { path: '/dashboard/payments/view', roles: accounts, leadsTo: '/dashboard/payments' },
  { path: '/dashboard/settlements', roles: accounts },
  { path: '/dashboard/settlements/set-off', roles: accounts },
  { path: '/dashboard/settlements/view', roles: accounts, leadsTo: '/dashboard/settlements' },
  { path: '/dashboard/bank', roles: accounts },
  { path: '/dashboard/bank/view', roles: accounts, leadsTo: '/dashboard/bank' },
  { path: '/dashboard/bank/transfers', roles: accounts },
  { path: '/dashboard/bank/reconcile', roles: accounts },
  { path: '/dashboard/bank/statement-lines', roles: accounts },
  { path: '/dashboard/bank/reconciliation', roles: accounts },
  { path: '/dashboard/bank/cheques', roles: accounts },
  { path: '/dashboard/accounts', roles: accounts },
  { path: '/dashboard/journal', roles: accounts },
  { path: '/dashboard/journal/add', roles: accounts },
  { path: '/dashboard/journal/view', roles: accounts, leadsTo: '/dashboard/journal' },
  { path: '/dashboard/revaluation', roles: accounts },
  { path: '/dashboard/year-end', roles: accounts },
  { path: '/dashboard/periods', roles: accounts },
  { path: '/dashboard/party', roles: accounts },
  { path: '/dashboard/party/view', roles: accounts, leadsTo: '/dashboard/party' },
  { path: '/dashboard/import/carrier-events', roles: international },
  { path: '/dashboard/import/parties', roles: accounts },
  { path: '/dashboard/import/openings', roles: accounts },
  { path: '/dashboard/import/open-invoices', roles: accounts },
  { path: '/dashboard/import/open-bills', roles: accounts },
  { path: '/dashboard/import/charge-heads', roles: accounts },
  { path: '/dashboard/import/leads', roles: sales },
  { path: '/dashboard/import/dockets', roles: domestic },
  { path: '/dashboard/import/rate-sheets', roles: sales },
  { path: '/dashboard/reports', roles: accounts },
  { path: '/dashboard/reports/sales', roles: accounts },
  { path: '/dashboard/reports/purchase', roles: accounts },
  { path: '/dashboard/reports/expense', roles: accounts },
  { path: '/dashboard/reports/jobProfit', roles: accounts },
  { path: '/dashboard/reports/marginLeaks', roles: accounts },
  { path: '/dashboard/reports/tds', roles: accounts },
  { path: '/dashboard/reports/gst', roles: accounts },
  { path: '/dashboard/reports/gst-returns', roles: accounts },
  { path: '/dashboard/reports/gst-returns/gstr2b', roles: accounts },
  { path: '/dashboard/reports/gst-returns/unpaid-credit', roles: accounts },
  { path: '/dashboard/reports/ledgers', roles: accounts },
  { path: '/dashboard/reports/trialBalance', roles: accounts },
  { path: '/dashboard/reports/profitAndLoss', roles: accounts },
  { path: '/dashboard/reports/balanceSheet', roles: accounts },
  { path: '/dashboard/reports/ageing', roles: accounts },
  { path: '/dashboard/reports/ledgerDetails', roles: accounts, leadsTo: '/dashboard/reports/ledgers' },
  { path: '/dashboard/terms', roles: accounts },
  { path: '/dashboard/charge-heads', roles: accounts },
  { path: '/dashboard/exchange-rates', roles: accounts },
  { path: '/dashboard/tax-rates', roles: accounts },
  { path: '/dashboard/tds-rates', roles: accounts },
  { path: '/dashboard/three', roles: [] },
];
