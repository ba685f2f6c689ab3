import { overviewAccess } from '@freightdesk/overview-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import DashboardIcon from '@mui/icons-material/SpeedOutlined';

const routes: Feature<Permission>['routes'] = [
  {
    index: true,
    handle: { permission: overviewAccess.read, title: 'Overview' },
    lazy: () => import('./figures/overview-screen'),
  },
];

const navigation: Feature<Permission>['navigation'] = [
  { title: 'DASHBOARD', path: '/dashboard', icon: DashboardIcon, permission: overviewAccess.read, isExact: true },
];

export const feature: Feature<Permission> = { routes, navigation };
