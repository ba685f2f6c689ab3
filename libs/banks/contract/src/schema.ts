export {
  addBankInput,
  bankSchema,
  deleteBankInput,
  deletedBankSchema,
  setDefaultBankInput,
  transferInput,
  transferSchema,
  updateBankInput,
} from './bank/bank.schema';
