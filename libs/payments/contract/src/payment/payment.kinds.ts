/** Which way money went: in from a customer, out to a vendor, out for an expense. */
export const paymentDirections = ['RECEIPT', 'PAYMENT', 'EXPENSE'] as const;
export type PaymentDirection = (typeof paymentDirections)[number];

/** The directions that go between us and a party. */
export const tradeDirections = ['RECEIPT', 'PAYMENT'] as const satisfies readonly PaymentDirection[];
export type TradeDirection = (typeof tradeDirections)[number];

/** The directions that may be for an account, and for nobody's invoices. */
export const accountDirections = ['RECEIPT', 'EXPENSE'] as const satisfies readonly PaymentDirection[];
export type AccountDirection = (typeof accountDirections)[number];

export const paymentDirectionLabel: Readonly<Record<PaymentDirection, string>> = {
  RECEIPT: 'Receipt',
  PAYMENT: 'Payment',
  EXPENSE: 'Expense',
};

export const paymentModes = ['NEFT', 'RTGS', 'IMPS', 'UPI', 'CHEQUE', 'CASH', 'CARD'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const paymentModeLabel: Readonly<Record<PaymentMode, string>> = {
  NEFT: 'NEFT',
  RTGS: 'RTGS',
  IMPS: 'IMPS',
  UPI: 'UPI',
  CHEQUE: 'Cheque',
  CASH: 'Cash',
  CARD: 'Card',
};

/** A posted payment is never edited: it is reversed, and keeps its number. */
export const paymentStatuses = ['POSTED', 'REVERSED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentStatusLabel: Readonly<Record<PaymentStatus, string>> = { POSTED: 'Posted', REVERSED: 'Reversed' };
