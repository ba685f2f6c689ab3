export { approveCreditInput, creditQuery, creditStandingSchema } from './credit/credit.schema';
export {
  addPartyInput,
  partyFormInput,
  partyRowSchema,
  partySchema,
  savedPartySchema,
  updatePartyInput,
} from './party/party.schema';
export {
  addTaxPaperInput,
  taxPaperSchema,
  taxPapersQuery,
  taxPapersSchema,
  withdrawTaxPaperInput,
} from './tax-paper/tax-paper.schema';
export { payeeFormInput, payeeSchema, updatePayeeInput } from './payee/payee.schema';
