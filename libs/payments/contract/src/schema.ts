export {
  outstandingInvoicesSchema,
  outstandingQuery,
  paymentRowSchema,
  paymentSchema,
  savedPaymentSchema,
} from './payment/payment-answer.schema';
export {
  accountInput,
  addPaymentInput,
  allocatePaymentInput,
  tradeInput,
  reversePaymentInput,
} from './payment/payment.schema';
