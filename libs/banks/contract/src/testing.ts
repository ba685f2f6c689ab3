export { bankInput, bankRow } from './bank/bank.builder';
