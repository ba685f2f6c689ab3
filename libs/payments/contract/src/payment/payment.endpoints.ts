import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { paymentAccess } from '../access';
import { paymentList } from './payment.list';
import type { OutstandingInvoice, OutstandingQuery, Payment, PaymentRow, SavedPayment } from './payment-answer.schema';
import type {
  AddPaymentInput,
  AllocatePaymentInput,
  DeallocatePaymentInput,
  RefundPaymentInput,
  ReversePaymentInput,
} from './payment.schema';

/** What is paid shows on invoices; what it moved, in banks, reports and the overview. */
const touches = ['payments', 'sale-invoices', 'purchase-invoices', 'banks', 'reports', 'overview'];

export const listPayments = defineEndpoint<ListInput, Page<PaymentRow>>({
  name: 'payments.list',
  method: 'GET',
  path: '/payment/list',
  access: paymentAccess.read,
  summary: 'Receipts and payments with what of them is allocated.',
  list: paymentList,
});

export const getPayment = defineEndpoint<IdInput, Payment>({
  name: 'payments.get',
  method: 'GET',
  path: '/payment/get',
  access: paymentAccess.read,
  summary: 'One payment with its allocations and vouchers.',
});

export const outstandingInvoices = defineEndpoint<OutstandingQuery, OutstandingInvoice[]>({
  name: 'payments.outstanding',
  method: 'GET',
  path: '/payment/outstanding',
  access: paymentAccess.read,
  summary: 'What a payment may be allocated to: what a customer has not paid yet, or what we have not paid a vendor.',
});

/** Answers `warnings` beside `data`: cash that the income tax does not deduct is paid all the same. */
export const addPayment = defineEndpoint<AddPaymentInput, SavedPayment>({
  name: 'payments.add',
  method: 'POST',
  path: '/payment/add',
  meantNulls: ['advanceTax'],
  access: paymentAccess.write,
  summary: 'Records a receipt or a payment, posts it and allocates it to invoices; the rest is an advance.',
  envelope: 'whole',
  status: 201,
  touches,
});

export const allocatePayment = defineEndpoint<AllocatePaymentInput, Payment>({
  name: 'payments.allocate',
  method: 'POST',
  path: '/payment/allocate',
  access: paymentAccess.write,
  summary: 'Moves an advance onto invoices.',
  touches,
});

export const deallocatePayment = defineEndpoint<DeallocatePaymentInput, Payment>({
  name: 'payments.deallocate',
  method: 'POST',
  path: '/payment/deallocate',
  access: paymentAccess.write,
  summary: 'Takes what a payment settled off invoices again: it is an advance, and they are outstanding.',
  touches,
});

/** Answers `warnings` beside `data`: a cash box that gives more than it holds gives it all the same. */
export const refundPayment = defineEndpoint<RefundPaymentInput, SavedPayment>({
  name: 'payments.refund',
  method: 'POST',
  path: '/payment/refund',
  access: paymentAccess.write,
  summary:
    'Gives a customer back what a receipt left as an advance, or a part of it, in its currency: a payment of its own, with a refund voucher where the advance bore GST.',
  envelope: 'whole',
  touches,
});

export const reversePayment = defineEndpoint<ReversePaymentInput, Payment>({
  name: 'payments.reverse',
  method: 'POST',
  path: '/payment/reverse',
  access: paymentAccess.write,
  summary: 'Takes a payment back by the mirror of its vouchers; its number stays.',
  touches,
});

export const getReceiptVoucher = defineEndpoint<IdInput, Blob>({
  name: 'payments.receiptVoucher',
  method: 'GET',
  path: '/payment/:id/pdf',
  access: paymentAccess.read,
  envelope: 'file',
  summary: 'The receipt voucher of an advance that bears GST, or the refund voucher of what went back: PDF, A4.',
});
