/** The documents on which terms may stand. */
export const termUses = ['SALE_INVOICE', 'CUSTOM_INVOICE', 'QUOTATION', 'DOCKET'] as const;
export type TermUse = (typeof termUses)[number];

export const termUseLabel: Readonly<Record<TermUse, string>> = {
  SALE_INVOICE: 'Sale invoices',
  CUSTOM_INVOICE: 'Custom invoices',
  QUOTATION: 'Quotations',
  DOCKET: 'Dockets',
};
