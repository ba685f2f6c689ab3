/** What is looked at before a year is closed, in the order of the page; each is counted by the column that knows of it. */
export const closingCheckNames = [
  'march',
  'trialBalance',
  'months',
  'saleDrafts',
  'billDrafts',
  'statementLines',
] as const;
export type ClosingCheckName = (typeof closingCheckNames)[number];

export const closingCheckLabel: Readonly<Record<ClosingCheckName, string>> = {
  march: 'March is locked: the closing voucher bears its last day',
  trialBalance: 'Trial balance whose sides differ',
  months: 'Months before March that are not locked',
  saleDrafts: 'Drafts of sale invoices up to the end of the year',
  billDrafts: 'Drafts of vendor bills up to the end of the year',
  statementLines: 'Lines of bank statements that nobody has matched',
};
