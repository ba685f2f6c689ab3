import { paymentPaths } from '@freightdesk/payments-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { FeatureAction, FeatureRoute, NavigationItem } from '@freightdesk/shell-layout';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';

export const routes: readonly FeatureRoute<Permission>[] = [
  {
    path: paymentPaths.list.pattern,
    handle: { permission: 'payment.read', title: 'Payments' },
    lazy: () => import('./payment/payment-list-screen'),
  },
];

export const navigation: readonly NavigationItem<Permission>[] = [
  { title: 'PAYMENTS', path: paymentPaths.list.href(), icon: PaymentsIcon, permission: 'payment.read' },
];

export const actions: readonly FeatureAction<Permission>[] = [
  { title: 'Record receipt', path: paymentPaths.newReceipt.href(), permission: 'payment.write' },
];
