import type { VoucherType } from './voucher.rules';

/** How a clerk names what a voucher records. */
export const voucherTypeLabel: Readonly<Record<VoucherType, string>> = {
  OPENING: 'Opening balance',
  SALE: 'Sale invoice',
  CREDIT_NOTE: 'Credit note',
  PURCHASE: 'Purchase invoice',
  RECEIPT: 'Receipt',
  PAYMENT: 'Payment',
  EXPENSE: 'Expense',
  TRANSFER: 'Bank transfer',
  JOURNAL: 'Journal',
  SET_OFF: 'Set-off',
  WRITE_OFF: 'Write-off',
  YEAR_END: 'Year end',
  REVALUATION: 'Exchange revaluation',
  CASH_COUNT: 'Cash count',
};

/**
 * The kind of record behind a voucher, so that every figure of a ledger leads to its paper: its column shows it under that name.
 */
export const voucherRecord: Readonly<Record<VoucherType, string>> = {
  SALE: 'sale invoice',
  CREDIT_NOTE: 'sale invoice',
  PURCHASE: 'purchase invoice',
  RECEIPT: 'payment',
  PAYMENT: 'payment',
  EXPENSE: 'payment',
  OPENING: 'bank',
  TRANSFER: 'bank transfer',
  JOURNAL: 'voucher',
  SET_OFF: 'settlement',
  WRITE_OFF: 'settlement',
  YEAR_END: 'year end',
  REVALUATION: 'revaluation',
  CASH_COUNT: 'bank',
};

export const isVoucherType = (text: string): text is VoucherType => Object.hasOwn(voucherTypeLabel, text);
