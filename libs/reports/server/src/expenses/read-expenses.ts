import { expenseReport } from '@freightdesk/reports-contract';
import { readReport } from '../report/read-report';
import { expensesPage } from './expenses.repository';

/** What was spent, direct and indirect, from the ledger's own postings. */
export const readExpenses = readReport(expenseReport, expensesPage);
