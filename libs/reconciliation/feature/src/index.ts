import { reconciliationAccess, reconciliationPaths } from '@freightdesk/reconciliation-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';

const permission = reconciliationAccess.read;

/** The banks' own entry of the menu has them as tabs. */
const routes: Feature<Permission>['routes'] = [
  {
    path: reconciliationPaths.reconcile.pattern,
    handle: { permission, title: 'Match statement' },
    lazy: () => import('./match/reconcile-screen'),
  },
  {
    path: reconciliationPaths.lines.pattern,
    handle: { permission, title: 'Statement lines' },
    lazy: () => import('./statement/statement-line-list-screen'),
  },
  {
    path: reconciliationPaths.cheques.pattern,
    handle: { permission, title: 'Cheques' },
    lazy: () => import('./cheque/cheque-list-screen'),
  },
  {
    path: reconciliationPaths.statement.pattern,
    handle: { permission, title: 'Reconciliation' },
    lazy: () => import('./report/reconciliation-screen'),
  },
];

/** By what others link to the records. */
const pages: Feature['pages'] = { 'bank reconciliation': (bankId) => reconciliationPaths.reconcile.href(bankId) };

export const feature: Feature<Permission> = { routes, pages };
