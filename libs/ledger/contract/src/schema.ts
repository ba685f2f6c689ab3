export { type Account, accountSchema, addAccountInput, updateAccountInput } from './account/account.schema';
export { postedVoucherSchema, postedVouchersQuery } from './voucher/voucher.schema';
export { jobCostsQuery, jobCostsSchema, moveJobCostsInput } from './job-costs/job-costs.schema';
export { journalInput, journalRow, journalSchema, reverseJournalInput } from './journal/journal.schema';
export {
  addJournalTemplateInput,
  journalTemplateRow,
  journalTemplateSchema,
  updateJournalTemplateInput,
} from './journal-template/journal-template.schema';
export { closeYearInput, reverseYearEndInput, yearEndQuery, yearEndSchema } from './year-end/year-end.schema';
export {
  postRevaluationInput,
  revaluationQuery,
  revaluationSchema,
  reverseRevaluationInput,
} from './revaluation/revaluation.schema';
