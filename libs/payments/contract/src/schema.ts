export {
  addPaymentInput,
  allocatePaymentInput,
  outstandingInvoicesSchema,
  outstandingQuery,
  paymentRowSchema,
  paymentSchema,
  reversePaymentInput,
} from './payment/payment.schema';
