export { bankInput, bankRow } from './bank/bank.builder';
export { countRow } from './count/count.builder';
export { type CountCase, countCases } from './count/count-cases.data';
export { transferRow } from './transfer/transfer.builder';
export { type TransferCase, transferCases } from './bank/transfer-cases.data';
