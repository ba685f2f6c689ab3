export { fingerprinted } from './statement/fresh-lines';
export { statementsToMatch, unmatchedFigures } from './first-page/unmatched';
export type { ReconciliationPorts } from './reconciliation-ports';
export { registerReconciliation } from './register-reconciliation';
export { rebuildOpenLines } from './verify/open-lines.repository';
export { reconciliationInvariants } from './verify/reconciliation-invariants';
