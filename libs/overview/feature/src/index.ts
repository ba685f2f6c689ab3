import type { Permission } from '@freightdesk/shared-access';
import type { FeatureRoute, NavigationItem } from '@freightdesk/shell-layout';
import DashboardIcon from '@mui/icons-material/SpeedOutlined';

export const routes: readonly FeatureRoute<Permission>[] = [
  {
    index: true,
    handle: { permission: 'overview.read', title: 'Overview' },
    lazy: () => import('./figures/overview-screen'),
  },
];

export const navigation: readonly NavigationItem<Permission>[] = [
  { title: 'DASHBOARD', path: '/dashboard', icon: DashboardIcon, permission: 'overview.read', isExact: true },
];
