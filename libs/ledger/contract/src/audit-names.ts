/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    account: 'Account',
    voucher: 'Journal',
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
    gain: 'Gain or loss',
    narration: 'Narration',
    profit: 'Profit',
    reversedOn: 'Reversed on',
    reverseOn: 'Reverse on',
    voucher: 'Voucher',
    vouchers: 'Vouchers',
    year: 'Fiscal year',
  },
} as const;
