export { account } from './account/account.builder';
export { journal, journalInput } from './journal/journal.builder';
