export { account } from './account/account.builder';
export { journal, journalInput } from './journal/journal.builder';
export { journalTemplate, journalTemplateRow } from './journal-template/journal-template.builder';
export { closedYearEnd, yearEnd } from './year-end/year-end.builder';
export { postedRevaluation, revaluation } from './revaluation/revaluation.builder';
