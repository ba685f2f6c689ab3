export { holdBankOfPayment } from './bank.repository';
export { fingerprinted } from './statement/fresh-lines';
export { staleCheques } from './cheque/stale-cheques.repository';
export { statementsToMatch, unmatchedFigures, unmatchedUpTo } from './first-page/unmatched';
export type { ReconciliationPorts } from './reconciliation-ports';
export { registerReconciliation } from './register-reconciliation';
export { openItemRebuilds } from './verify/open-items.rebuilds';
export { reconciliationInvariants } from './verify/reconciliation-invariants';
