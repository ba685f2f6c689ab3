import { operationPaths } from '@freightdesk/operations-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { FeatureRoute } from '@freightdesk/shell-layout';

/** The menu does not name it: a tab of User management leads there. */
export const routes: readonly FeatureRoute<Permission>[] = [
  {
    path: operationPaths.backups.pattern,
    handle: { permission: 'backup.manage', title: 'Backups' },
    lazy: () => import('./backup/backup-list-screen'),
  },
];
