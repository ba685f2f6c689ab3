export { type BankAccount, claimCashAccount, openBankAccount, renameAccount } from './account/account.repository';
export { ledgerStatements } from './verify/ledger-statements';
export { voucherSeals } from './verify/voucher-seals';
export { registerLedger } from './register-ledger';
export { postVoucher, type PostingContext, reverseVoucher, type VoucherToPost } from './voucher/post-voucher';
