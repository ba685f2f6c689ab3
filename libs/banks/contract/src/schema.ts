export { addBankInput, bankSchema, setDefaultBankInput, updateBankInput } from './bank/bank.schema';
export { reverseTransferInput, transferInput, transferSchema } from './transfer/transfer.schema';
