import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import { bankAccess, bankPaths } from '@freightdesk/banks-contract';
import { companyPaths, periodAccess } from '@freightdesk/company-contract';
import { accountAccess, journalAccess, ledgerPaths } from '@freightdesk/ledger-contract';
import { reconciliationPaths } from '@freightdesk/reconciliation-contract';
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';

const routes: Feature<Permission>['routes'] = [
  {
    path: bankPaths.list.pattern,
    handle: { permission: bankAccess.read, title: 'Banks' },
    lazy: () => import('./bank/bank-list-screen'),
  },
  {
    path: bankPaths.view.pattern,
    handle: { permission: bankAccess.read, title: 'Bank', needsRecord: true },
    lazy: () => import('./bank/bank-screen'),
  },
  {
    path: bankPaths.transfers.pattern,
    handle: { permission: bankAccess.read, title: 'Transfers' },
    lazy: () => import('./transfer/transfer-list-screen'),
  },
];

const navigation: Feature<Permission>['navigation'] = [
  {
    title: 'BANKS',
    path: bankPaths.list.href(),
    icon: AccountBalanceIcon,
    permission: bankAccess.read,
    tabs: [
      { title: 'Banks', path: bankPaths.list.href() },
      { title: 'Transfers', path: bankPaths.transfers.href() },
      { title: 'Match statement', path: reconciliationPaths.reconcile.href() },
      { title: 'Statement lines', path: reconciliationPaths.lines.href() },
      { title: 'Reconciliation', path: reconciliationPaths.statement.href() },
      { title: 'Cheques', path: reconciliationPaths.cheques.href() },
      { title: 'Journals', path: ledgerPaths.journals.href(), permission: journalAccess.read },
      { title: 'Chart of accounts', path: ledgerPaths.accounts.href(), permission: accountAccess.read },
      { title: 'Month locks', path: companyPaths.periods.href(), permission: periodAccess.read },
    ],
  },
];

/** By what others link to the records. */
const pages: Feature['pages'] = {
  bank: bankPaths.view.href,
  'payment file': bankPaths.paymentFile.href,
  'bank transfer': bankPaths.transfers.href,
  'first bank': bankPaths.list.href,
};

export const feature: Feature<Permission> = { routes, navigation, pages };
