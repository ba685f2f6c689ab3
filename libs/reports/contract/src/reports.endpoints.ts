import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { reportAccess } from './access';
import type { Ageing, AgeingQuery } from './ageing/ageing.schema';
import type { BranchProfitQuery, BranchProfitReport } from './branch-profit/branch-profit.schema';
import type { ExpensesQuery, ExpensesReport } from './expenses/expenses.schema';
import type { GstQuery, GstReport } from './gst/gst-report.schema';
import type { MarginLeakAnswer, MarginLeakQuery } from './margin-leak/margin-leak.schema';
import type { JobProfitQuery, JobProfitReport } from './job-profit/job-profit.schema';
import type {
  LedgerDetails,
  LedgerDetailsQuery,
  LedgersQuery,
  LedgersReport,
  TrialBalance,
  TrialBalanceQuery,
} from './ledgers/ledgers.schema';
import type { AccountStatementQuery, LetterMail, LetterMailQuery, ReminderQuery } from './letter/letter.schema';
import type { RegisterQuery, RegisterReport } from './register/register.schema';
import type {
  BalanceSheet,
  BalanceSheetQuery,
  ProfitAndLoss,
  ProfitAndLossQuery,
} from './statements/statements.schema';
import type { TdsQuery, TdsReport } from './tds/tds.schema';

const report = { method: 'GET', access: reportAccess.read, work: 'long' } as const;

export const readSales = defineEndpoint<RegisterQuery, RegisterReport>({
  name: 'reports.sales',
  ...report,
  path: '/reports/sale',
  summary: 'The sale register, by document, party or month.',
});

export const readPurchases = defineEndpoint<RegisterQuery, RegisterReport>({
  name: 'reports.purchases',
  ...report,
  path: '/reports/purchase',
  summary: 'The purchase register, by document, party or month.',
});

export const readExpenses = defineEndpoint<ExpensesQuery, ExpensesReport>({
  name: 'reports.expenses',
  ...report,
  path: '/reports/expense',
  summary: 'Direct and indirect expenses, by account, month, job, party or document.',
});

export const readGst = defineEndpoint<GstQuery, GstReport>({
  name: 'reports.gst',
  ...report,
  path: '/reports/gst',
  summary: 'GST by month and head as the documents say, and what the ledger says of it.',
});

export const readTds = defineEndpoint<TdsQuery, TdsReport>({
  name: 'reports.tds',
  ...report,
  path: '/reports/tds-report',
  summary: 'Tax deducted at source: withheld from vendors, and by customers from us.',
});

export const readJobProfit = defineEndpoint<JobProfitQuery, JobProfitReport>({
  name: 'reports.jobProfit',
  ...report,
  path: '/reports/job-profit',
  summary: 'What jobs earn: quoted, accrued and posted, by job, customer, mode or month.',
});

export const readMarginLeaks = defineEndpoint<MarginLeakQuery, MarginLeakAnswer>({
  name: 'reports.marginLeaks',
  ...report,
  path: '/reports/margin-leaks',
  summary: 'Where the margin of jobs goes: costs nobody is billed for, sales not billed, costs above the quotation.',
});

export const readLedgers = defineEndpoint<LedgersQuery, LedgersReport>({
  name: 'reports.ledgers',
  ...report,
  path: '/reports/ledgers',
  summary: 'Every account, and every party within debtors and creditors, with opening, movement and closing.',
});

export const readLedgerDetails = defineEndpoint<LedgerDetailsQuery, LedgerDetails>({
  name: 'reports.ledgerDetails',
  ...report,
  path: '/reports/ledger-details',
  summary: 'The entries of one account or party with a running balance.',
});

export const readTrialBalance = defineEndpoint<TrialBalanceQuery, TrialBalance>({
  name: 'reports.trialBalance',
  ...report,
  path: '/reports/trial-balance',
  summary: 'Every account on its side at the end of a day; both sides are equal.',
});

export const readProfitAndLoss = defineEndpoint<ProfitAndLossQuery, ProfitAndLoss>({
  name: 'reports.profitAndLoss',
  ...report,
  path: '/reports/profit-and-loss',
  summary:
    'What was earned and spent, account by account, beside the same days of the year before; of a branch where one is asked.',
});

export const readBranchProfit = defineEndpoint<BranchProfitQuery, BranchProfitReport>({
  name: 'reports.branchProfit',
  ...report,
  path: '/reports/branch-profit',
  summary: 'What each branch earned and spent, by branch or month; all of them are the profit and loss of the company.',
});

export const readBalanceSheet = defineEndpoint<BalanceSheetQuery, BalanceSheet>({
  name: 'reports.balanceSheet',
  ...report,
  path: '/reports/balance-sheet',
  summary: 'What is owned and owed at the end of a day; profit that stands in no account yet is told with equity.',
});

export const readAgeing = defineEndpoint<AgeingQuery, Ageing>({
  name: 'reports.ageing',
  ...report,
  path: '/reports/ageing',
  summary: 'What customers owe, or what is owed to vendors, by how long it is due, at the end of a day.',
});

export const getAccountStatement = defineEndpoint<AccountStatementQuery, Blob>({
  name: 'reports.accountStatement',
  ...report,
  path: '/reports/account-statement',
  envelope: 'file',
  summary:
    'The statement of account of a customer or vendor: opening, documents, payments, closing and ageing. PDF, A4.',
});

export const getReminder = defineEndpoint<ReminderQuery, Blob>({
  name: 'reports.reminder',
  ...report,
  path: '/reports/reminder',
  envelope: 'file',
  summary: 'A letter that reminds a customer of what is overdue today, in one of three tones. PDF, A4.',
});

export const getLetterMail = defineEndpoint<LetterMailQuery, LetterMail>({
  name: 'reports.letterMail',
  method: 'GET',
  access: reportAccess.read,
  path: '/reports/letter-mail',
  summary: 'The words that go with a statement of account or a reminder by e-mail, and the party’s address.',
});
