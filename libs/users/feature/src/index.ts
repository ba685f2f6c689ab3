import type { AuditNames } from '@freightdesk/activity-contract';
import { companyAccess, companyPaths } from '@freightdesk/company-contract';
import { backupAccess, operationPaths } from '@freightdesk/operations-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import { auditAccess, userAccess, userPaths } from '@freightdesk/users-contract';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';

interface OfOthers {
  /** What each column calls its records, actions and fields in the trail; fetched with the page that shows them. */
  auditNames: () => Promise<readonly AuditNames[]>;
}

export const featureWith = ({ auditNames }: OfOthers): Feature<Permission> => ({
  routes: [
    {
      path: userPaths.list.pattern,
      handle: { permission: userAccess.manage, title: 'User management' },
      lazy: () => import('./user/user-list-screen'),
    },
    {
      path: userPaths.audit.pattern,
      handle: { permission: auditAccess.read, title: 'Audit trail' },
      lazy: async () => {
        const [{ auditScreenWith }, names] = await Promise.all([import('./audit/audit-screen'), auditNames()]);
        return { Component: auditScreenWith(names) };
      },
    },
  ],
  pages: { 'first colleague': userPaths.list.href },
  navigation: [
    {
      title: 'USER MANAGEMENT',
      path: userPaths.list.href(),
      icon: PeopleAltOutlined,
      permission: userAccess.manage,
      tabs: [
        { title: 'Users', path: userPaths.list.href() },
        { title: 'Company', path: companyPaths.company.href(), permission: companyAccess.manage },
        { title: 'Audit', path: userPaths.audit.href(), permission: auditAccess.read },
        { title: 'Backups', path: operationPaths.backups.href(), permission: backupAccess.manage },
      ],
    },
  ],
});
