export { auditNames } from './audit-names';
export { listAccounts } from './account/account.endpoints';
export { accountProblems } from './account/account.errors';
export { accountList } from './account/account.list';
export { accountNames } from './account/account-names.data';
export { accountCode, type AccountKind, accountKinds, type ControlKind, controlKinds } from './account/account.rules';
export type { Account } from './account/account.schema';
export { lockedMonth } from './voucher/voucher.errors';
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
