export { type BankAccount, claimCashAccount, openBankAccount, renameAccount } from './account/account.repository';
export { rebuildPostingSums } from './verify/kept-sums.repository';
export { ledgerInvariants } from './verify/ledger-invariants';
export { voucherSeals } from './verify/voucher-seals';
export { registerLedger } from './register-ledger';
export { postVoucher, type PostingContext, reverseVoucher, type VoucherToPost } from './voucher/post-voucher';
