export { auditNames } from './audit-names';
// What a payment is
export {
  paymentDirectionLabel,
  type PaymentDirection,
  paymentDirections,
  paymentModeLabel,
  type PaymentMode,
  paymentModes,
  paymentStatusLabel,
  type PaymentStatus,
  paymentStatuses,
} from './payment/payment.kinds';
export type {
  AddPaymentInput,
  AllocatePaymentInput,
  OutstandingInvoice,
  OutstandingQuery,
  Payment,
  PaymentRow,
  ReversePaymentInput,
} from './payment/payment.schema';
export {
  addPayment,
  allocatePayment,
  getPayment,
  listPayments,
  outstandingInvoices,
  reversePayment,
} from './payment/payment.endpoints';
export { paymentList } from './payment/payment.list';
export { flawProblems, paymentProblems } from './payment/payment.errors';
export { amountText, type PaymentFlaw, type PaymentFlawCode } from './payment/payment.flaw';
export { paymentPaths } from './paths';

// Rules: what a receipt brings, whom it settles, how it is posted
export {
  type Allocation,
  allocatedMinor,
  allocationFlaws,
  type AllocationTerms,
  oldestFirst,
  type OpenInvoice,
} from './payment/allocation.rules';
export {
  allocatableMinor,
  bankFlaw,
  bankPaise,
  cashFlaw,
  type PayingBank,
  type ReceiptAmounts,
  receiptRate,
} from './payment/receipt.rules';
export {
  advanceVoucher,
  receiptValue,
  type ReceiptVoucher,
  receiptVoucher,
  type SettledInvoice,
  type Settlement,
} from './payment/receipt-voucher.rules';
export { type Valued, worthOfPart } from './payment/worth.rules';
