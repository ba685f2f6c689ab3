export { bankInput, bankRow } from './bank/bank.builder';
export { type TransferCase, transferCases } from './bank/transfer-cases.data';
