export { fingerprinted } from './statement/fresh-lines';
export { staleCheques } from './cheque/stale-cheques.repository';
export { statementsToMatch, unmatchedFigures, unmatchedUpTo } from './first-page/unmatched';
export type { ReconciliationPorts } from './reconciliation-ports';
export { registerReconciliation } from './register-reconciliation';
export { rebuildOpenItems } from './verify/open-items.repository';
export { reconciliationInvariants } from './verify/reconciliation-invariants';
