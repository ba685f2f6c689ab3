import { companyPaths } from '@freightdesk/company-contract';
import { operationPaths } from '@freightdesk/operations-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { NavigationItem } from '@freightdesk/shell-layout';
import { userPaths } from '@freightdesk/users-contract';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';

export const navigation: readonly NavigationItem<Permission>[] = [
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
];
