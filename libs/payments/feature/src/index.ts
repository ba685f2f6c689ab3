import { paymentAccess, paymentPaths, settlementPaths } from '@freightdesk/payments-contract';
import type { Permission } from '@freightdesk/shared-access';
import type { Feature } from '@freightdesk/shared-route';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';

const routes: Feature<Permission>['routes'] = [
  {
    path: paymentPaths.list.pattern,
    handle: { permission: paymentAccess.read, title: 'Payments' },
    lazy: () => import('./payment/payment-list-screen'),
  },
  {
    path: paymentPaths.view.pattern,
    handle: { permission: paymentAccess.read, title: 'Payment', needsRecord: true },
    lazy: () => import('./payment/payment-screen'),
  },
  {
    path: settlementPaths.list.pattern,
    handle: { permission: paymentAccess.read, title: 'Set-offs and write-offs' },
    lazy: () => import('./settlement/settlement-list-screen'),
  },
  {
    path: settlementPaths.setOff.pattern,
    handle: { permission: paymentAccess.write, title: 'New set-off' },
    lazy: () => import('./settlement/set-off-screen'),
  },
  {
    path: settlementPaths.view.pattern,
    handle: { permission: paymentAccess.read, title: 'Settlement', needsRecord: true },
    lazy: () => import('./settlement/settlement-screen'),
  },
  {
    path: paymentPaths.runs.pattern,
    handle: { permission: paymentAccess.read, title: 'Payment runs' },
    lazy: () => import('./run/run-list-screen'),
  },
  {
    path: paymentPaths.run.pattern,
    handle: { permission: paymentAccess.read, title: 'Payment run', needsRecord: true },
    lazy: () => import('./run/run-screen'),
  },
  {
    path: paymentPaths.newRun.pattern,
    handle: { permission: paymentAccess.write, title: 'Prepare payment run' },
    lazy: () => import('./run/prepare-run-screen'),
  },
  {
    path: paymentPaths.editRun.pattern,
    handle: { permission: paymentAccess.write, title: 'Prepare payment run', needsRecord: true },
    lazy: () => import('./run/edit-run-screen'),
  },
];

const navigation: Feature<Permission>['navigation'] = [
  {
    title: 'PAYMENTS',
    path: paymentPaths.list.href(),
    section: ['/dashboard/payments', settlementPaths.list.href()],
    icon: PaymentsIcon,
    permission: paymentAccess.read,
  },
];

const actions: Feature<Permission>['actions'] = [
  { title: 'Record receipt', path: paymentPaths.newPayment.href(), permission: paymentAccess.write },
  { title: 'Prepare payment run', path: paymentPaths.newRun.href(), permission: paymentAccess.write },
  { title: 'Record expense', path: paymentPaths.newExpense.href(), permission: paymentAccess.write },
  {
    title: 'Record payment',
    path: paymentPaths.newPayment.href({ direction: 'PAYMENT' }),
    permission: paymentAccess.write,
  },
  { title: 'New set-off', path: settlementPaths.setOff.href(), permission: paymentAccess.write },
];

/** By what others link to the records. */
const pages: Feature['pages'] = {
  payment: paymentPaths.view.href,
  'payment run': paymentPaths.run.href,
  'receipt for invoice': (invoiceId, { partyId }) => paymentPaths.newPayment.href({ partyId, invoiceId }),
  'payment for bill': (invoiceId, { partyId }) =>
    paymentPaths.newPayment.href({ direction: 'PAYMENT', partyId, invoiceId }),
  'advance for invoice': paymentPaths.allocate.href,
  'advance for bill': paymentPaths.allocate.href,
  settlement: settlementPaths.view.href,
  'write-off of invoice': (invoiceId, { partyId = '' }) =>
    settlementPaths.writeOff.href(invoiceId, { direction: 'RECEIPT', partyId }),
  'write-off of bill': (invoiceId, { partyId = '' }) =>
    settlementPaths.writeOff.href(invoiceId, { direction: 'PAYMENT', partyId }),
  'payment to vendor': (partyId) => paymentPaths.newPayment.href({ direction: 'PAYMENT', partyId }),
};

export const feature: Feature<Permission> = { routes, navigation, actions, pages };
