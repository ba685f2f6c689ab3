export { bankInput, bankRow } from './bank/bank.builder';
export { transferRow } from './transfer/transfer.builder';
export { type TransferCase, transferCases } from './bank/transfer-cases.data';
