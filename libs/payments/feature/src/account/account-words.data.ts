import type { AccountDirection } from '@freightdesk/payments-contract';

/** What an expense and a receipt of nobody are called on their form, and which accounts each is looked for among. */
export const accountWords = {
  EXPENSE: {
    record: 'Record expense',
    account: 'Spent for',
    amount: 'Amount paid',
    party: 'Paid to (if it matters)',
    kinds: ['DIRECT_COST', 'INDIRECT_EXPENSE', 'LIABILITY', 'ASSET'],
  },
  RECEIPT: {
    record: 'Record other receipt',
    account: 'Received for',
    amount: 'Amount received',
    party: null,
    kinds: ['INCOME', 'LIABILITY', 'EQUITY'],
  },
} as const satisfies Record<AccountDirection, object>;
