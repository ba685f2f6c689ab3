export { type Account, accountSchema } from './account/account.schema';
export { journalInput, journalRow, journalSchema, reverseJournalInput } from './journal/journal.schema';
