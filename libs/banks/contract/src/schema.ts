export { addBankInput, bankSchema, setDefaultBankInput, updateBankInput } from './bank/bank.schema';
export { bankChequeSchema, setChequeLayoutInput } from './cheque/cheque-layout.schema';
export { countInput, countSchema } from './count/count.schema';
export { paymentFileSchema, setPaymentFileInput } from './payment-file/payment-file.schema';
export { reverseTransferInput, transferInput, transferSchema } from './transfer/transfer.schema';
