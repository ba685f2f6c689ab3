export { bankFigures } from './figures/bank-figures';
export { bankForPayment } from './bank/bank.repository';
export { bankStatements } from './verify/bank-statements';
export { type BanksNeeds, registerBanks } from './register-banks';
