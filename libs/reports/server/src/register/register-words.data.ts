/** How a clerk names what stands in a register; invoices are another column's, so their own words are not within reach here. */
export const registerKindLabel: Readonly<Record<string, string>> = {
  TAX_INVOICE: 'Tax invoice',
  BILL_OF_SUPPLY: 'Bill of supply',
  EXPORT: 'Export invoice',
  REIMBURSEMENT: 'Reimbursement',
  DEBIT_NOTE: 'Debit note',
  CREDIT_NOTE: 'Credit note',
};

export const registerStatusLabel: Readonly<Record<string, string>> = {
  ISSUED: 'Issued',
  POSTED: 'Posted',
  PARTLY_PAID: 'Partly paid',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
};
