export {
  addBankInput,
  bankSchema,
  setDefaultBankInput,
  transferInput,
  transferSchema,
  updateBankInput,
} from './bank/bank.schema';
