/** What the trail of changes calls these records, what is done with them, and their fields. */
export const auditNames = {
  records: {
    bank: 'Bank',
    'bank transfer': 'Bank transfer',
  },
  actions: {
    count: 'Count cash',
    'set as default': 'Set as default',
  },
  fields: {
    accountName: 'Account name',
    accountNumber: 'Account number',
    accountType: 'Type of account',
    balance: 'Balance',
    bank: 'Bank',
    currency: 'Currency',
    entryCount: 'Number of entries',
    fromBank: 'From bank',
    ifsc: 'IFSC',
    isDefault: 'Default',
    openingBalance: 'Opening balance',
    openingDate: 'Opening date',
    from: 'From',
    to: 'To',
    swift: 'SWIFT',
    toAmount: 'Amount that arrives',
    toBank: 'To bank',
    upi: 'UPI ID',
  },
} as const;
