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
};

const pages: Partial<Record<VoucherType, (documentId: string) => string>> = {
  SALE: (id) => `/dashboard/invoice/view?id=${id}`,
  CREDIT_NOTE: (id) => `/dashboard/invoice/view?id=${id}`,
  PURCHASE: (id) => `/dashboard/purchase/invoice/edit?id=${id}`,
  RECEIPT: (id) => `/dashboard/payments?id=${id}`,
  PAYMENT: (id) => `/dashboard/payments?id=${id}`,
  EXPENSE: (id) => `/dashboard/payments?id=${id}`,
  OPENING: () => '/dashboard/bank',
  TRANSFER: () => '/dashboard/bank',
};

/** The page of the document behind a voucher, so that every figure of a ledger leads to its paper; null if it has none. */
export const voucherPage = (type: VoucherType, documentId: string): string | null => pages[type]?.(documentId) ?? null;

export const isVoucherType = (text: string): text is VoucherType => Object.hasOwn(voucherTypeLabel, text);
