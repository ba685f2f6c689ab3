export { type BankAccount, claimCashAccount, openBankAccount, renameAccount } from './account/account.repository';
export { journalsToReverse } from './journal/journal-due.repository';
export { journalRecords } from './journal/journal-records.repository';
export { journalSearch } from './journal/journal-search.repository';
export { journalsToPost } from './journal-template/template-due.repository';
export { type ClosingCheck, type LedgerPorts } from './ledger-ports';
export { journalNumbers, jobCostSeals, journalSeals } from './verify/journal-invariants';
export { differenceUpTo } from './year-end/year-end.repository';
export { postingRebuilds } from './verify/kept-sums.rebuilds';
export { ledgerInvariants } from './verify/ledger-invariants';
export { voucherSeals } from './verify/voucher-seals';
export { registerLedger } from './register-ledger';
export { vouchersOfDocument } from './voucher/posted-voucher.repository';
export {
  postVoucher,
  type PostingContext,
  refuseShutMonth,
  reverseVoucher,
  type VoucherToPost,
} from './voucher/post-voucher';
