export {
  accountInput,
  addPaymentInput,
  allocatePaymentInput,
  outstandingInvoicesSchema,
  outstandingQuery,
  paymentRowSchema,
  paymentSchema,
  savedPaymentSchema,
  tradeInput,
  reversePaymentInput,
} from './payment/payment.schema';
