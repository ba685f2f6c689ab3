export const accountKinds = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'DIRECT_COST', 'INDIRECT_EXPENSE'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** A control account's postings each name the party, or are those of one bank, whose balance they are part of. */
export const controlKinds = ['CUSTOMER', 'VENDOR', 'BANK'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** Accounts that rules post to by name. Every company starts with them; their codes never change. */
export const accountCode = {
  cash: '1000',
  debtors: '1200',
  tdsReceivable: '1400',
  creditors: '2100',
  customerAdvances: '2150',
  outputCgst: '2210',
  outputSgst: '2220',
  outputIgst: '2230',
  openingBalanceEquity: '3010',
  freightIncome: '4000',
  otherIncome: '4900',
  bankCharges: '6090',
  exchangeDifference: '7000',
  roundOff: '7900',
} as const;
