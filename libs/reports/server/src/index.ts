export { businessFigures } from './business/business-figures';
export { taxDays } from './due/tax-due.repository';
export { accountStatementPdf } from './letter/account-statement-pdf';
export type { LetterPorts } from './letter/letter-ports';
export { registerLetters } from './letter/register-letters';
export { partyPapers } from './letter/party-papers';
export { reminderPdf } from './letter/reminder-pdf';
export { registerReports } from './register-reports';
export { reportInvariants } from './verify/report-invariants';
