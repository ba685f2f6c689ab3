export { auditNames } from './audit-names';
export { accountAccess } from './account/account.access';
export { type AccountGroup, accountGroups, kindOfGroup } from './account/account-groups.data';
export { addAccount, listAccounts, updateAccount } from './account/account.endpoints';
export { accountProblems } from './account/account.errors';
export { accountList } from './account/account.list';
export { accountNames } from './account/account-names.data';
export {
  accountCode,
  type AccountKind,
  accountKindLabel,
  accountKinds,
  type ControlKind,
  controlKinds,
} from './account/account.rules';
export type { Account, AddAccountInput, UpdateAccountInput } from './account/account.schema';
export { journalAccess } from './journal/journal.access';
export { addJournal, getJournal, listJournals, reverseJournal } from './journal/journal.endpoints';
export { journalProblemKinds, journalRefusals } from './journal/journal.errors';
export { type JournalStatus, journalStatuses, journalStatusLabel } from './journal/journal.kinds';
export { journalList } from './journal/journal.list';
export {
  balanceProblems,
  type JournalAccount,
  type JournalLine,
  type JournalProblem,
  type JournalProblemCode,
  journalProblems,
  journalTotals,
  journalVoucher,
} from './journal/journal.rules';
export type { Journal, JournalInput, JournalRow, ReverseJournalInput } from './journal/journal.schema';
export {
  addJournalTemplate,
  getJournalTemplate,
  listJournalTemplates,
  updateJournalTemplate,
} from './journal-template/journal-template.endpoints';
export { journalTemplateProblems } from './journal-template/journal-template.errors';
export { journalTemplateList } from './journal-template/journal-template.list';
export type {
  AddJournalTemplateInput,
  JournalTemplate,
  JournalTemplateRow,
  UpdateJournalTemplateInput,
} from './journal-template/journal-template.schema';
export { listJobCosts, moveJobCosts } from './job-costs/job-costs.endpoints';
export { jobCostsProblems } from './job-costs/job-costs.errors';
export {
  type BorneCost,
  costMoveVoucher,
  type CostShare,
  costsToMove,
  type PostedCost,
} from './job-costs/job-costs.rules';
export type { JobCosts, JobCostsQuery, MoveJobCostsInput } from './job-costs/job-costs.schema';
export { openingImport } from './opening/opening.import';
export { type OpeningProblem, openingProblems } from './opening/opening.rules';
export { ledgerPaths } from './paths';
export { getRevaluation, postRevaluation, reverseRevaluation } from './revaluation/revaluation.endpoints';
export { missingRate, revaluationProblems } from './revaluation/revaluation.errors';
export {
  daysOfMonth,
  type ForeignHolding,
  gainOf,
  revaluationVoucher,
  valued,
  type ValuedHolding,
} from './revaluation/revaluation.rules';
export type {
  PostRevaluationInput,
  Revaluation,
  RevaluationQuery,
  ReverseRevaluationInput,
  ValuedItem,
} from './revaluation/revaluation.schema';
export { listPostedVouchers } from './voucher/voucher.endpoints';
export type { PostedVoucher } from './voucher/voucher.schema';
export {
  archivedAccount,
  closedMonth,
  closedYear,
  filedMonth,
  lockedMonth,
  voucherProblems,
} from './voucher/voucher.errors';
export {
  credit,
  debit,
  type GstHead,
  imbalancePaise,
  mirrorOf,
  type PostingFacts,
  type PostingLine,
  type VoucherType,
  voucherTypes,
} from './voucher/voucher.rules';
export { isVoucherType, voucherRecord, voucherTypeLabel } from './voucher/voucher-record';
export { closingCheckLabel, type ClosingCheckName } from './year-end/closing-check.kinds';
export { fiscalYearName, fiscalYearNamed } from './year-end/fiscal-year-name.rules';
export { yearEndAccess } from './year-end/year-end.access';
export { closeYear, getYearEnd, reverseYearEnd } from './year-end/year-end.endpoints';
export { yearEndProblems } from './year-end/year-end.errors';
export { closingVoucher, type EarnedBalance, isEarned, profitOf } from './year-end/year-end.rules';
export type {
  CloseYearInput,
  ClosingCheckRow,
  EarnedAccount,
  ReverseYearEndInput,
  YearEnd,
  YearEndQuery,
} from './year-end/year-end.schema';
