import { backupAccess, operationPaths } from '@freightdesk/operations-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';

/** The menu does not name it: a tab of User management leads there. */
const routes: Feature<Permission>['routes'] = [
  {
    path: operationPaths.backups.pattern,
    handle: { permission: backupAccess.manage, title: 'Backups' },
    lazy: () => import('./backup/backup-list-screen'),
  },
];

export const feature: Feature<Permission> = { routes };
