/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  fields: {
    account: 'Account',
    accountCode: 'Account',
    credit: 'Credit',
    debit: 'Debit',
    voucher: 'Voucher',
    vouchers: 'Vouchers',
  },
} as const;
