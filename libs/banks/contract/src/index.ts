export { bankAccess } from './access';
export { auditNames } from './audit-names';
export { addBank, deleteBank, getBank, listBanks, setDefaultBank, updateBank } from './bank/bank.endpoints';
export { bankList } from './bank/bank.list';
export { bankProblems, transferProblems } from './bank/bank.errors';
export {
  accountTypeLabel,
  type AccountType,
  accountTypes,
  balancesAfter,
  deletionProblem,
  maskedAccountNumber,
  transferProblem,
  type TransferProblem,
  type TransferTerms,
  valueLeaving,
} from './bank/bank.rules';
export { type HeldMoney, missingAfter, valueMoved, worthAt } from './bank/foreign-money.rules';
export { needsIfsc } from './bank/ifsc.rules';
export { openingWarning } from './bank/opening.rules';
export type { AddBankInput, Bank, SetDefaultBankInput, UpdateBankInput } from './bank/bank.schema';
export { getChequeLayout, setChequeLayout } from './cheque/cheque-layout.endpoints';
export { chequeFieldLabel, chequeFields } from './cheque/cheque-layout.kinds';
export type { BankCheque, SetChequeLayoutInput } from './cheque/cheque-layout.schema';
export {
  type Cheque,
  type ChequeLayout,
  chequeStock,
  hasCheques,
  usualChequeLayout,
} from './cheque/cheque-stock.rules';
export { countCash, listCounts } from './count/count.endpoints';
export { countProblems } from './count/count.errors';
export { countList } from './count/count.list';
export {
  countedPaise,
  type CountedPieces,
  denominations,
  differenceOfCount,
  handedTo,
  isCounted,
  mayHandOver,
} from './count/count.rules';
export type { CashCount, CountInput } from './count/count.schema';
export { getPaymentFile, setPaymentFile } from './payment-file/payment-file.endpoints';
export {
  fileAmountStyleLabel,
  fileAmountStyles,
  type FileContent,
  fileContentLabel,
  fileContents,
  fileDateFormats,
  fileFormats,
  mayBeCut,
} from './payment-file/payment-file.kinds';
export {
  type FileCell,
  type FileLayout,
  type FilePayment,
  fileRow,
  hasPaymentFile,
  isSameBank,
  usualFileLayout,
} from './payment-file/payment-file.rules';
export type { PaymentFile, SetPaymentFileInput } from './payment-file/payment-file.schema';
export { listTransfers, reverseTransfer, transferBetweenBanks } from './transfer/transfer.endpoints';
export { type TransferStatus, transferStatuses, transferStatusLabel } from './transfer/transfer.kinds';
export { transferList } from './transfer/transfer.list';
export type { ReverseTransferInput, Transfer, TransferInput } from './transfer/transfer.schema';
export { bankPaths } from './paths';
