export { bankFigures } from './figures/bank-figures';
export { bankForPayment, foreignBankCodes, printedBank } from './bank/bank.repository';
export { bankRecords } from './bank/bank-records.repository';
export { levelForeignBanks } from './bank/level-foreign-banks';
export { bankSearch } from './bank/bank-search.repository';
export { bankInvariants } from './verify/bank-invariants';
export { transferNumbers } from './verify/transfer-numbers';
export { transferSeals } from './verify/transfer-seals';
export { type BanksPorts, registerBanks } from './register-banks';
