import { salePaths } from '@freightdesk/invoices-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { FeatureRoute, NavigationItem } from '@freightdesk/shell-layout';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';

export const routes: readonly FeatureRoute<Permission>[] = [
  {
    path: salePaths.list.pattern,
    handle: { permission: 'sale-invoice.read', title: 'Sale invoices' },
    lazy: () => import('./sale-invoice/list/invoice-list-screen'),
  },
  {
    path: salePaths.add.pattern,
    handle: { permission: 'sale-invoice.write', title: 'New sale invoice' },
    lazy: () => import('./sale-invoice/form/add-invoice-screen'),
  },
  {
    path: salePaths.edit.pattern,
    handle: { permission: 'sale-invoice.write', title: 'Edit sale invoice', needsRecord: true },
    lazy: () => import('./sale-invoice/form/edit-invoice-screen'),
  },
  {
    path: salePaths.view.pattern,
    handle: { permission: 'sale-invoice.read', title: 'Sale invoice', needsRecord: true },
    lazy: () => import('./sale-invoice/view/invoice-view-screen'),
  },
];

export const navigation: readonly NavigationItem<Permission>[] = [
  {
    title: 'SALE INVOICES',
    path: salePaths.list.href(),
    section: '/dashboard/sales/invoice',
    icon: ReceiptLongIcon,
    permission: 'sale-invoice.read',
  },
];
