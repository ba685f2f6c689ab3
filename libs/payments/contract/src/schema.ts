export {
  addPaymentInput,
  allocatePaymentInput,
  outstandingInvoicesSchema,
  outstandingQuery,
  paymentRowSchema,
  paymentSchema,
  savedPaymentSchema,
  reversePaymentInput,
} from './payment/payment.schema';
