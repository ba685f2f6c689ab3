export { bankFigures } from './figures/bank-figures';
export { bankForPayment } from './bank/bank.repository';
export { bankStatements } from './verify/bank-statements';
export { transferNumbers } from './verify/transfer-numbers';
export { transferSeals } from './verify/transfer-seals';
export { type BanksNeeds, registerBanks } from './register-banks';
