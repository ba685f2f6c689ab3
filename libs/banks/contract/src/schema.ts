export { addBankInput, bankSchema, setDefaultBankInput, updateBankInput } from './bank/bank.schema';
export { countInput, countSchema } from './count/count.schema';
export { reverseTransferInput, transferInput, transferSchema } from './transfer/transfer.schema';
