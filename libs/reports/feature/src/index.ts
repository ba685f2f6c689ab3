import { reportPaths } from '@freightdesk/reports-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { FeatureRoute, NavigationItem } from '@freightdesk/shell-layout';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';

const permission = 'report.read';
const sales = () => import('./sales/sales-screen');

export const routes: readonly FeatureRoute<Permission>[] = [
  { path: 'reports', handle: { permission, title: 'Sales report' }, lazy: sales },
  { path: reportPaths.sales.pattern, handle: { permission, title: 'Sales report' }, lazy: sales },
  {
    path: reportPaths.ledgers.pattern,
    handle: { permission, title: 'Ledgers' },
    lazy: () => import('./ledgers/ledgers-screen'),
  },
  {
    path: reportPaths.ledgerDetails.pattern,
    handle: { permission, title: 'Ledger', needsRecord: true },
    lazy: () => import('./ledgers/ledger-details-screen'),
  },
];

export const navigation: readonly NavigationItem<Permission>[] = [
  {
    title: 'REPORTS',
    path: '/dashboard/reports',
    icon: AssessmentIcon,
    permission,
    children: [
      { title: 'SALES', path: reportPaths.sales.href(), permission },
      { title: 'LEDGERS', path: reportPaths.ledgers.href(), permission, section: '/dashboard/reports/ledgerDetails' },
    ],
  },
];
