export { challanCoverSchema } from './challan/challan.schema';
export { chequePrintsSchema, printChequeInput } from './cheque/cheque-print.schema';
export { withinGst } from './payment/expense-gst.schema';
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
  deallocatePaymentInput,
  refundPaymentInput,
  tradeInput,
  reversePaymentInput,
} from './payment/payment.schema';
export {
  approveWriteOffInput,
  setOffInput,
  settlementReasonInput,
  settlementRowSchema,
  settlementSchema,
  writeOffInput,
} from './settlement/settlement.schema';
export {
  addRunInput,
  advicesQuery,
  bankFilePreviewSchema,
  dueBillSchema,
  fitRunLineInput,
  holdBillInput,
  payRunInput,
  proposalQuery,
  proposalSchema,
  runReasonInput,
  runRowSchema,
  runSchema,
  updateRunInput,
} from './run/run.schema';
