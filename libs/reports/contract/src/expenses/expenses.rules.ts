/** What a row of the expense report stands for: an account, a month, a job, a party, or one posting with its document. */
export const expenseGroupings = ['account', 'month', 'job', 'party', 'document'] as const;
export type ExpenseGrouping = (typeof expenseGroupings)[number];

/** Direct is what a job costs (5xxx); indirect is what the house costs, exchange and round-off included (6xxx, 7xxx). */
export const expenseNatures = ['DIRECT', 'INDIRECT'] as const;
export type ExpenseNature = (typeof expenseNatures)[number];

/** What a row may lack: expenses that belong to no job, or to no party. */
export const expenseLacks = ['job', 'party'] as const;
export type ExpenseLack = (typeof expenseLacks)[number];
