/** A vendor's bill, or our note that takes something of it back. */
export const purchaseInvoiceKinds = ['BILL', 'DEBIT_NOTE'] as const;
export type PurchaseInvoiceKind = (typeof purchaseInvoiceKinds)[number];

export const purchaseInvoiceKindLabel: Readonly<Record<PurchaseInvoiceKind, string>> = {
  BILL: 'Purchase invoice',
  DEBIT_NOTE: 'Debit note',
};

export const purchaseInvoiceStatuses = ['DRAFT', 'POSTED', 'PARTLY_PAID', 'PAID', 'CANCELLED'] as const;
export type PurchaseInvoiceStatus = (typeof purchaseInvoiceStatuses)[number];

export const purchaseInvoiceStatusLabel: Readonly<Record<PurchaseInvoiceStatus, string>> = {
  DRAFT: 'Draft',
  POSTED: 'Posted',
  PARTLY_PAID: 'Partly paid',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
};

/** How what is bought is taxed: an import of service is taxed by us, a SEZ's supply is always inter-State. */
export const purchaseSupplies = ['INTRA', 'INTER', 'IMPORT', 'SEZ'] as const;
export type PurchaseSupply = (typeof purchaseSupplies)[number];

export const purchaseSupplyLabel: Readonly<Record<PurchaseSupply, string>> = {
  INTRA: 'Within the State',
  INTER: 'From another State',
  IMPORT: 'Import of service',
  SEZ: 'From a SEZ',
};
