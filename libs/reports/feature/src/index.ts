import { reportAccess, reportPaths } from '@freightdesk/reports-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';

const permission = reportAccess.read;
const sales = () => import('./sales/sales-screen');

const routes: Feature<Permission>['routes'] = [
  { path: 'reports', handle: { permission, title: 'Sales report' }, lazy: sales },
  { path: reportPaths.sales.pattern, handle: { permission, title: 'Sales report' }, lazy: sales },
  {
    path: reportPaths.purchase.pattern,
    handle: { permission, title: 'Purchase report' },
    lazy: () => import('./purchase/purchase-screen'),
  },
  {
    path: reportPaths.expense.pattern,
    handle: { permission, title: 'Expense report' },
    lazy: () => import('./expenses/expense-screen'),
  },
  {
    path: reportPaths.tds.pattern,
    handle: { permission, title: 'TDS report' },
    lazy: () => import('./tds/tds-screen'),
  },
  {
    path: reportPaths.gst.pattern,
    handle: { permission, title: 'GST amount' },
    lazy: () => import('./gst/gst-screen'),
  },
  {
    path: reportPaths.gstReturns.pattern,
    handle: { permission, title: 'GST returns' },
    lazy: () => import('./gst-return/gst-return-screen'),
  },
  {
    path: reportPaths.jobProfit.pattern,
    handle: { permission, title: 'Job profit' },
    lazy: () => import('./job-profit/job-profit-screen'),
  },
  {
    path: reportPaths.marginLeaks.pattern,
    handle: { permission, title: 'Margin leaks' },
    lazy: () => import('./margin-leak/margin-leak-screen'),
  },
  {
    path: reportPaths.ledgers.pattern,
    handle: { permission, title: 'Ledgers' },
    lazy: () => import('./ledgers/ledgers-screen'),
  },
  {
    path: reportPaths.trialBalance.pattern,
    handle: { permission, title: 'Trial balance' },
    lazy: () => import('./statements/trial-balance-screen'),
  },
  {
    path: reportPaths.profitAndLoss.pattern,
    handle: { permission, title: 'Profit and loss' },
    lazy: () => import('./statements/profit-and-loss-screen'),
  },
  {
    path: reportPaths.branchProfit.pattern,
    handle: { permission, title: 'Profit by branch' },
    lazy: () => import('./branch-profit/branch-profit-screen'),
  },
  {
    path: reportPaths.balanceSheet.pattern,
    handle: { permission, title: 'Balance sheet' },
    lazy: () => import('./statements/balance-sheet-screen'),
  },
  {
    path: reportPaths.ageing.pattern,
    handle: { permission, title: 'Ageing' },
    lazy: () => import('./ageing/ageing-screen'),
  },
  {
    path: reportPaths.ledgerDetails.pattern,
    handle: { permission, title: 'Ledger', needsRecord: true },
    lazy: () => import('./ledgers/ledger-details-screen'),
  },
];

const navigation: Feature<Permission>['navigation'] = [
  {
    title: 'REPORTS',
    path: '/dashboard/reports',
    icon: AssessmentIcon,
    permission,
    children: [
      { title: 'SALES', path: reportPaths.sales.href(), permission },
      { title: 'PURCHASE', path: reportPaths.purchase.href(), permission },
      { title: 'EXPENSE', path: reportPaths.expense.href(), permission },
      // Accounts reach it by its address and from other reports; their menu is without it, as was asked for.
      { title: 'TDS', path: reportPaths.tds.href(), permission, hiddenFrom: ['ACCOUNT'] },
      { title: 'GST AMOUNT', path: reportPaths.gst.href(), permission, section: '/dashboard/reports/gst-returns' },
      {
        title: 'LEDGERS',
        path: reportPaths.ledgers.href(),
        permission,
        section: '/dashboard/reports/ledgerDetails',
        tabs: [
          { title: 'Ledgers', path: reportPaths.ledgers.href() },
          { title: 'Trial balance', path: reportPaths.trialBalance.href() },
          { title: 'Profit and loss', path: reportPaths.profitAndLoss.href() },
          { title: 'Profit by branch', path: reportPaths.branchProfit.href() },
          { title: 'Balance sheet', path: reportPaths.balanceSheet.href() },
          { title: 'Ageing', path: reportPaths.ageing.href() },
          { title: 'Job profit', path: reportPaths.jobProfit.href() },
          { title: 'Margin leaks', path: reportPaths.marginLeaks.href() },
        ],
      },
    ],
  },
];

/** By what others link to the records. */
const pages: Feature['pages'] = {
  'party ledger': (partyId) => reportPaths.ledgerDetails.href({ partyId }),
  'owed by customer': (partyId) => reportPaths.ageing.href({ side: 'RECEIVABLE', groupBy: 'document', partyId }),
  'owed to vendor': (partyId) => reportPaths.ageing.href({ side: 'PAYABLE', groupBy: 'document', partyId }),
  'account ledger': (accountId) => reportPaths.ledgerDetails.href({ accountId }),
  'TDS report': () => reportPaths.tds.href(),
  'GST report': () => reportPaths.gst.href(),
};

export const feature: Feature<Permission> = { routes, navigation, pages };
