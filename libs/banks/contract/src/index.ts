export { bankAccess } from './access';
export { auditNames } from './audit-names';
export {
  addBank,
  deleteBank,
  listBanks,
  setDefaultBank,
  transferBetweenBanks,
  updateBank,
} from './bank/bank.endpoints';
export { bankList } from './bank/bank.list';
export { bankProblems, transferProblems } from './bank/bank.errors';
export {
  accountTypeLabel,
  type AccountType,
  accountTypes,
  balancesAfter,
  deletionProblem,
  maskedAccountNumber,
  needsIfsc,
  transferProblem,
  type TransferProblem,
  type TransferTerms,
  valueLeaving,
} from './bank/bank.rules';
export type {
  AddBankInput,
  Bank,
  SetDefaultBankInput,
  Transfer,
  TransferInput,
  UpdateBankInput,
} from './bank/bank.schema';
export { ifscProblem, normaliseIfsc } from './bank/ifsc.rules';
export { bankPaths } from './paths';
