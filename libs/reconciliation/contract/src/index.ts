export { reconciliationAccess } from './access';
export { auditNames } from './audit-names';
export { listCheques, returnCheque } from './cheque/cheque.endpoints';
export { chequeList, type ChequeState, chequeStateLabel, chequeStates } from './cheque/cheque.list';
export type { Cheque, ReturnChequeInput, ReturnedCheque } from './cheque/cheque.schema';
export { parkLine, readProposals, reconcile, unreconcile } from './match/match.endpoints';
export { matchDiffers, matchProblems } from './match/match.errors';
export {
  broughtForward,
  type Matchable,
  type Proposal,
  type ProposalReason,
  proposalReasons,
  proposalsOf,
  summing,
  sureScore,
} from './match/proposal.rules';
export type {
  BookEntry,
  Learnt,
  Match,
  Parked,
  ParkInput,
  Proposals,
  ProposalsQuery,
  ReconcileInput,
  StatementLine,
  UnreconcileInput,
} from './match/match.schema';
export {
  isForAccount,
  isOfParty,
  kindsOf,
  type Missing,
  type MissingKind,
  missingKindLabel,
  missingPayment,
  type WithinGst,
  withinGst,
} from './match/missing.rules';
export type { MissingInput } from './match/missing.schema';
export { type RunProposal, runProposalsOf, type RunVendor } from './match/run-proposal.rules';
export { reconciliationPaths } from './paths';
export { readReconciliation } from './report/reconciliation.endpoints';
export { ageBuckets } from './report/age.data';
export { openSideLabel, openSides } from './report/open-side.data';
export type { OpenItem, OpenLine, OpenSide, Reconciliation, ReconciliationQuery } from './report/reconciliation.schema';
export { dateStyleLabel, dateStyles, decimalStyleLabel, decimalStyles } from './statement/cell.rules';
export {
  placesOf,
  recogniseMapping,
  type StatementColumn,
  statementColumnLabel,
  statementColumns,
  type StatementMapping,
} from './statement/mapping.rules';
export { openingDay, type ReadLine, type ReadStatement, readStatement } from './statement/read-statement.rules';
export type { ImportForm } from './statement/import-form.schema';
export { mappingText } from './statement/mapping-text';
export { importStatement, listStatementLines, previewStatement } from './statement/statement.endpoints';
export { beginsEarlier, endsElsewhere, startsElsewhere, statementProblems } from './statement/statement.errors';
export { type LineState, lineStateLabel, lineStates, statementLineList } from './statement/statement-line.list';
export type { StatementLineRow } from './statement/statement-line.schema';
export type { ImportStatementInput, Preview, PreviewInput, Statement } from './statement/statement.schema';
export { wordsOf } from './statement/words.rules';
