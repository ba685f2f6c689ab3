/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    account: 'Account',
    voucher: 'Journal',
  },
  fields: {
    account: 'Account',
    accountCode: 'Account',
    credit: 'Credit',
    debit: 'Debit',
    narration: 'Narration',
    reversedOn: 'Reversed on',
    reverseOn: 'Reverse on',
    voucher: 'Voucher',
    vouchers: 'Vouchers',
  },
} as const;
