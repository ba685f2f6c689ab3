/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    account: 'Account',
    voucher: 'Journal',
    'journal template': 'Journal template',
    revaluation: 'Exchange revaluation',
    'year end': 'Year end',
  },
  actions: {
    close: 'Closed',
  },
  fields: {
    account: 'Account',
    accountCode: 'Account',
    credit: 'Credit',
    debit: 'Debit',
    dueOn: 'Next due',
    everyMonth: 'Every month',
    gain: 'Gain or loss',
    lastJournal: 'Last journal',
    lastOn: 'Last posted',
    narration: 'Narration',
    profit: 'Profit',
    reversedOn: 'Reversed on',
    reverseOn: 'Reverse on',
    voucher: 'Voucher',
    vouchers: 'Vouchers',
    year: 'Fiscal year',
  },
} as const;
