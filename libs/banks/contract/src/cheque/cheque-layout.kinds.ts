/** What is written into a leaf, from above to below. */
export const chequeFields = ['crossing', 'date', 'payee', 'words', 'moreWords', 'figures', 'limit'] as const;
export type ChequeField = (typeof chequeFields)[number];

export const chequeFieldLabel: Readonly<Record<ChequeField, string>> = {
  crossing: 'Crossing (A/C payee only)',
  date: 'Day, its first box',
  payee: 'Payee',
  words: 'Amount in words, first line',
  moreWords: 'Amount in words, second line',
  figures: 'Amount in figures',
  limit: 'Not over',
};
