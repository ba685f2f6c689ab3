import type { Permission } from '@freightdesk/shared-access';
import type { FeatureRoute, NavigationItem } from '@freightdesk/shell-layout';
import { bankPaths } from '@freightdesk/banks-contract';
import { companyPaths } from '@freightdesk/company-contract';
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';

export const routes: readonly FeatureRoute<Permission>[] = [
  {
    path: bankPaths.list.pattern,
    handle: { permission: 'bank.read', title: 'Banks' },
    lazy: () => import('./bank/bank-list-screen'),
  },
];

export const navigation: readonly NavigationItem<Permission>[] = [
  {
    title: 'BANKS',
    path: bankPaths.list.href(),
    icon: AccountBalanceIcon,
    permission: 'bank.read',
    tabs: [
      { title: 'Banks', path: bankPaths.list.href() },
      { title: 'Periods', path: companyPaths.periods.href(), permission: 'period.read' },
    ],
  },
];
