import type { Permission } from '@freightdesk/shared-access';
import type { FeatureRoute } from '@freightdesk/shell-layout';
import { userPaths } from '@freightdesk/users-contract';

export const routes: readonly FeatureRoute<Permission>[] = [
  {
    path: userPaths.list.pattern,
    handle: { permission: 'user.manage', title: 'User management' },
    lazy: () => import('./user/user-list-screen'),
  },
  {
    path: userPaths.audit.pattern,
    handle: { permission: 'audit.read', title: 'Audit trail' },
    lazy: () => import('./audit/audit-screen'),
  },
];
