import { companyPaths } from '@freightdesk/company-contract';
import { operationPaths } from '@freightdesk/operations-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import { type AuditNames, userPaths } from '@freightdesk/users-contract';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';

interface OfOthers {
  /** What each column calls its records, actions and fields in the trail; fetched with the page that shows them. */
  auditNames: () => Promise<readonly AuditNames[]>;
}

export const featureWith = ({ auditNames }: OfOthers): Feature<Permission> => ({
  routes: [
    {
      path: userPaths.list.pattern,
      handle: { permission: 'user.manage', title: 'User management' },
      lazy: () => import('./user/user-list-screen'),
    },
    {
      path: userPaths.audit.pattern,
      handle: { permission: 'audit.read', title: 'Audit trail' },
      lazy: async () => {
        const [{ auditScreenWith }, names] = await Promise.all([import('./audit/audit-screen'), auditNames()]);
        return { Component: auditScreenWith(names) };
      },
    },
  ],
  navigation: [
    {
      title: 'USER MANAGEMENT',
      path: userPaths.list.href(),
      icon: PeopleAltOutlined,
      permission: 'user.manage',
      tabs: [
        { title: 'Users', path: userPaths.list.href() },
        { title: 'Company', path: companyPaths.company.href(), permission: 'company.manage' },
        { title: 'Audit', path: userPaths.audit.href(), permission: 'audit.read' },
        { title: 'Backups', path: operationPaths.backups.href(), permission: 'backup.manage' },
      ],
    },
  ],
});
