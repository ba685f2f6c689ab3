import type { Permission } from '@freightdesk/shared-access';

/** What may be asked of this column by whom, once: its calls say it, and its pages say the same. */
export const saleInvoiceAccess = { read: 'sale-invoice.read', write: 'sale-invoice.write' } as const satisfies Record<
  string,
  Permission
>;
export const purchaseInvoiceAccess = {
  read: 'purchase-invoice.read',
  write: 'purchase-invoice.write',
  overrideCost: 'purchase-invoice.override-cost',
} as const satisfies Record<string, Permission>;
export const customInvoiceAccess = { read: 'custom-invoice.read' } as const satisfies Record<string, Permission>;
/** Receipts and payments are another column's; documents lead to theirs. */
export const paymentAccess = { write: 'payment.write' } as const satisfies Record<string, Permission>;
