export { paymentAccess } from './access';
export { auditNames } from './audit-names';
// What a payment is
export { movedBy } from './payment/moved-by.rules';
export {
  type AccountDirection,
  accountDirections,
  paymentDirectionLabel,
  type PaymentDirection,
  paymentDirections,
  paymentModeLabel,
  type PaymentMode,
  paymentModes,
  paymentStatusLabel,
  type PaymentStatus,
  paymentStatuses,
  type TradeDirection,
  tradeDirections,
} from './payment/payment.kinds';
export type {
  OutstandingInvoice,
  OutstandingQuery,
  Payment,
  PaymentRow,
  SavedPayment,
} from './payment/payment-answer.schema';
export type {
  AccountInput,
  AddPaymentInput,
  AllocatePaymentInput,
  DeallocatePaymentInput,
  RefundPaymentInput,
  ReversePaymentInput,
  TradeInput,
} from './payment/payment.schema';
export {
  addPayment,
  allocatePayment,
  deallocatePayment,
  getPayment,
  getReceiptVoucher,
  listPayments,
  outstandingInvoices,
  refundPayment,
  reversePayment,
} from './payment/payment.endpoints';
export { paymentList } from './payment/payment.list';
export { fieldProblems, paymentProblems } from './payment/payment.errors';
export { amountText, type PaymentProblem, type PaymentProblemCode } from './payment/payment.problem';
export {
  bearsSame,
  isTelling,
  missingReference,
  modeProblem,
  modesAt,
  type ReferencedMove,
  sameReferenceWarning,
  usualModeAt,
} from './payment/payment-mode.rules';
export { paymentPaths, settlementPaths } from './paths';

// Rules: what a receipt brings, whom it settles, how it is posted
export {
  type Allocation,
  allocatedMinor,
  allocationProblems,
  type AllocationTerms,
  canSetOff,
  deallocationProblems,
  exactInvoice,
  oldestFirst,
  type OpenInvoice,
  standingAllocations,
  withheldProblem,
} from './payment/allocation.rules';
export { abroadProblem, isAheadAbroad, type PaidAbroad } from './payment/abroad.rules';
export {
  allocatableMinor,
  bankProblem,
  chargesProblem,
  bankPaise,
  cashProblem,
  cashWarning,
  emptyBoxWarning,
  type PayingBank,
  type PaymentAmounts,
  paymentRate,
  paymentValue,
} from './payment/payment-amount.rules';
export {
  advanceVoucher,
  type JobPart,
  levellingLines,
  type PaymentVoucher,
  paymentVoucher,
  type SettledInvoice,
  type SettledPart,
} from './payment/payment-voucher.rules';
export { accountProblems, accountVoucher, type PaidAccount } from './payment/account-payment.rules';
export { type ExpenseFigures, expenseFigures, type ExpenseGst, gstRateProblems } from './payment/expense-gst.rules';
export {
  assignedProblems,
  isUnidentified,
  unidentifiedAccount,
  type UnidentifiedReceipt,
} from './payment/unidentified.rules';
export { namedInvoices, saidAllocations, suggestedAllocations } from './payment/remittance-text.rules';
export { type Valued, worthOfPart } from './payment/worth.rules';
export {
  advanceTaxFigures,
  advanceTaxLines,
  advanceTaxProblem,
  advanceTaxTaken,
  advanceTaxTerms,
  type AdvanceTaxTerms,
  type TaxedAdvance,
  taxedPart,
  type TaxSide,
  usualAdvanceRate,
} from './payment/advance-tax.rules';
export {
  type LeftAdvance,
  levelledAdvance,
  mayRefund,
  type Refund,
  type RefundAmounts,
  refundedFigures,
  type RefundedFigures,
  refundProblems,
  refundVoucher,
  standingRefunds,
} from './payment/refund.rules';
export { receiptVoucherSheet } from './voucher/receipt-voucher-sheet.rules';
export { type AdvisedBill, remittanceAdvice, type RemittanceTerms } from './voucher/remittance-advice.rules';
export type { VoucherSides } from './voucher/voucher-sides';

// Dues that are paid by challan
export { getChallanCover } from './challan/challan.endpoints';
export { coveredBy, type CoveredDeduction, type Deduction, type Deposit, isTdsChallan } from './challan/challan.rules';
export type { ChallanCover } from './challan/challan.schema';

// Cheques that are printed
export { getChequeLeaf, getChequePrints, printCheque } from './cheque/cheque-print.endpoints';
export { chequePrintProblems } from './cheque/cheque-print.errors';
export { isFetchable, printsCheque } from './cheque/cheque-print.rules';
export type { ChequePrints, PrintChequeInput } from './cheque/cheque-print.schema';

// What is settled without money
export {
  type SettlementKind,
  settlementKindLabel,
  settlementKinds,
  type SettlementStatus,
  settlementStatusLabel,
  settlementStatuses,
} from './settlement/settlement.kinds';
export type {
  ApproveWriteOffInput,
  SetOffInput,
  Settlement,
  SettlementReasonInput,
  SettlementRow,
  WriteOffInput,
} from './settlement/settlement.schema';
export {
  approveWriteOff,
  askWriteOff,
  getSettlement,
  listSettlements,
  refuseWriteOff,
  reverseSettlement,
  setOff,
} from './settlement/settlement.endpoints';
export { settlementList } from './settlement/settlement.list';
export { settlementProblems } from './settlement/settlement.errors';
export {
  proposedSetOff,
  settable,
  setOffProblems,
  setOffVoucher,
  type SettlementProblem,
  type TwoSides,
} from './settlement/set-off.rules';
export { writeOffProblems, writeOffVoucher } from './settlement/write-off.rules';

// Payment runs
export {
  addRun,
  approveRun,
  cancelRun,
  fitRunLine,
  getAdvices,
  getBankFile,
  getBankFilePreview,
  getRun,
  holdBill,
  listRuns,
  payRun,
  proposeRun,
  returnRun,
  submitRun,
  updateRun,
} from './run/run.endpoints';
export { runLineProblems, runProblems } from './run/run.errors';
export {
  isOpenRun,
  mayMove,
  type RunMove,
  runMoves,
  type RunStatus,
  runStatuses,
  runStatusLabel,
} from './run/run.kinds';
export { runList } from './run/run.list';
export {
  billProblem,
  byVendor,
  fittingPaise,
  isPartlyPaid,
  mostUrgentFirst,
  paysRuns,
  railOf,
  type RunBill,
  type RunLine,
  type RunLineProblem,
  runLineProblemsOf,
  unpaidLines,
} from './run/run.rules';
export type {
  AddRunInput,
  AdvicesQuery,
  BankFilePreview,
  DueBill,
  FitRunLineInput,
  HoldBillInput,
  PayRunInput,
  Proposal,
  ProposalQuery,
  Run,
  RunReasonInput,
  RunRow,
  UpdateRunInput,
} from './run/run.schema';
