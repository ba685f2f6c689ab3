import type { TradeDirection } from '@freightdesk/payments-contract';

/** What the two ways that money goes are called on forms, and whom a party that is added there is. */
export const paymentWords = {
  RECEIPT: {
    role: 'CUSTOMER',
    record: 'Record receipt',
    party: 'Received from',
    amount: 'Amount received',
    atBank: 'Rupees that reached the bank',
    tds: 'TDS withheld',
    tdsHint: 'Settles invoices beside the amount',
    charges: 'Settles invoices beside the amount',
    chargesAbroad: 'In rupees, kept of what the bank credited',
    invoices: 'Outstanding invoices',
    invoice: 'Invoice',
    restText: 'Invoices of this customer are still open. What settles none of them stays as his advance.',
  },
  PAYMENT: {
    role: 'VENDOR',
    record: 'Record payment',
    party: 'Paid to',
    amount: 'Amount paid',
    atBank: 'Rupees that left the bank',
    tds: 'TDS withheld from an advance',
    tdsHint: 'Added to the advance; of a bill it is withheld as it is booked',
    charges: 'Part of the amount; the vendor gets the rest',
    chargesAbroad: 'In rupees, taken beside the amount',
    invoices: 'Open bills',
    invoice: 'Purchase invoice',
    restText: 'Bills of this vendor are still open. What settles none of them stays as his advance.',
  },
} as const satisfies Record<TradeDirection, Record<string, string>>;
