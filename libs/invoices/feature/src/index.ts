import {
  customInvoiceAccess,
  gstr2bPaths,
  purchaseInvoiceAccess,
  purchasePaths,
  saleInvoiceAccess,
  salePaths,
  unpaidCreditPaths,
} from '@freightdesk/invoices-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';

const routes: Feature<Permission>['routes'] = [
  {
    path: salePaths.list.pattern,
    handle: { permission: saleInvoiceAccess.read, title: 'Sale invoices' },
    lazy: () => import('./sale-invoice/list/invoice-list-screen'),
  },
  {
    path: salePaths.billing.pattern,
    handle: { permission: saleInvoiceAccess.write, title: 'Unbilled by customer' },
    lazy: () => import('./sale-invoice/billing/billing-screen'),
  },
  {
    path: salePaths.interest.pattern,
    handle: { permission: saleInvoiceAccess.write, title: 'Interest on overdue invoices' },
    lazy: () => import('./interest/interest-screen'),
  },
  {
    path: salePaths.recurring.pattern,
    handle: { permission: saleInvoiceAccess.read, title: 'Recurring invoices' },
    lazy: () => import('./sale-invoice/recurring/recurring-screen'),
  },
  {
    path: salePaths.add.pattern,
    handle: { permission: saleInvoiceAccess.write, title: 'New sale invoice' },
    lazy: () => import('./sale-invoice/form/add-invoice-screen'),
  },
  {
    path: salePaths.edit.pattern,
    handle: { permission: saleInvoiceAccess.write, title: 'Edit sale invoice', needsRecord: true },
    lazy: () => import('./sale-invoice/form/edit-invoice-screen'),
  },
  {
    path: salePaths.view.pattern,
    handle: { permission: saleInvoiceAccess.read, title: 'Sale invoice', needsRecord: true },
    lazy: () => import('./sale-invoice/view/invoice-view-screen'),
  },
  {
    path: salePaths.custom.pattern,
    handle: { permission: customInvoiceAccess.read, title: 'Custom invoice', needsRecord: true },
    lazy: () => import('./custom-invoice/custom-invoice-screen'),
  },
  {
    path: purchasePaths.list.pattern,
    handle: { permission: purchaseInvoiceAccess.read, title: 'Purchase invoices' },
    lazy: () => import('./purchase-invoice/list/purchase-list-screen'),
  },
  {
    path: purchasePaths.add.pattern,
    handle: { permission: purchaseInvoiceAccess.write, title: 'New purchase invoice' },
    lazy: () => import('./purchase-invoice/form/add-purchase-screen'),
  },
  {
    path: purchasePaths.edit.pattern,
    handle: { permission: purchaseInvoiceAccess.read, title: 'Purchase invoice', needsRecord: true },
    lazy: () => import('./purchase-invoice/form/edit-purchase-screen'),
  },
  {
    path: salePaths.openings.pattern,
    handle: { permission: saleInvoiceAccess.write, title: 'Bring in open invoices' },
    lazy: () => import('./opening/import-open-invoices-screen'),
  },
  {
    path: purchasePaths.openings.pattern,
    handle: { permission: purchaseInvoiceAccess.write, title: 'Bring in open bills' },
    lazy: () => import('./opening/import-open-bills-screen'),
  },
  {
    path: gstr2bPaths.match.pattern,
    handle: { permission: purchaseInvoiceAccess.read, title: 'Input credit by GSTR-2B' },
    lazy: () => import('./gstr2b/match-screen'),
  },
  {
    path: unpaidCreditPaths.list.pattern,
    handle: { permission: purchaseInvoiceAccess.read, title: 'Credit of unpaid bills' },
    lazy: () => import('./unpaid-credit/unpaid-credit-screen'),
  },
];

const navigation: Feature<Permission>['navigation'] = [
  {
    title: 'SALE INVOICES',
    path: salePaths.list.href(),
    section: ['/dashboard/sales', '/dashboard/invoice'],
    icon: ReceiptLongIcon,
    permission: saleInvoiceAccess.read,
  },
  {
    title: 'PURCHASE INVOICES',
    path: purchasePaths.list.href(),
    section: '/dashboard/purchase',
    icon: RequestQuoteIcon,
    permission: purchaseInvoiceAccess.read,
  },
];

/** Asked for once, by whoever begins with the product: the palette leads there. */
const actions: Feature<Permission>['actions'] = [
  { title: 'Interest on overdue invoices', path: salePaths.interest.href(), permission: saleInvoiceAccess.write },
  { title: 'Bring in open invoices', path: salePaths.openings.href(), permission: saleInvoiceAccess.write },
  { title: 'Bring in open bills', path: purchasePaths.openings.href(), permission: purchaseInvoiceAccess.write },
];

/** By what others link to the records. */
const pages: Feature['pages'] = {
  'sale invoice': salePaths.view.href,
  'recurring invoice': salePaths.recurring.href,
  'purchase invoice': purchasePaths.edit.href,
  'bill of lorry hire': purchasePaths.hire.href,
  'outstanding of sale invoice': salePaths.outstanding.href,
  'outstanding of purchase invoice': purchasePaths.outstanding.href,
  'credit note for the rest': salePaths.creditRest.href,
  'interest of customer': salePaths.interest.href,
  'drafts of customer': salePaths.drafts.href,
  'invoice of charges': (partyId, { recordId }) => salePaths.charged.href(partyId, recordId),
};

export const feature: Feature<Permission> = { routes, navigation, actions, pages };
