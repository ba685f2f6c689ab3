export { auditNames } from './audit-names';
export { listAccounts } from './account/account.endpoints';
export { accountList } from './account/account.list';
export { accountCode, type AccountKind, accountKinds, type ControlKind, controlKinds } from './account/account.rules';
export type { Account } from './account/account.schema';
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
