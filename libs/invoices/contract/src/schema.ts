export { billCustomerInput, billedCustomerSchema, unbilledCustomerSchema } from './billing/billing.schema';
export { billableChargesQuery, billableChargesSchema } from './document/billable-charge.schema';
export {
  billableDocketSchema,
  billableJobSchema,
  cancelDocumentInput,
  invoiceNumberSchema,
} from './document/document.schema';
export { unallocatedQuery, unallocatedSchema } from './document/unallocated.schema';
export {
  addSaleInvoiceInput,
  convertProformaInput,
  creditedInvoiceSchema,
  savedSaleInvoiceSchema,
  creditNoteInput,
  editSaleInvoiceInput,
  followUpInput,
  invoiceNumberQuery,
  issueSaleInvoiceInput,
  saleInvoiceRowSchema,
  saleInvoiceSchema,
} from './sale-invoice/sale-invoice.schema';
export { printedAlongSchema } from './sheet/printed-along.schema';
export { saleInvoicePdfQuery, saleInvoicesPdfQuery } from './sheet/sale-sheet.schema';
export {
  addPurchaseInvoiceInput,
  debitNoteInput,
  postPurchaseInvoiceInput,
  purchaseInvoiceRowSchema,
  purchaseInvoiceSchema,
  purchaseNumberQuery,
  remittanceInput,
  tdsSoFarQuery,
  tdsSoFarSchema,
  updatePurchaseInvoiceInput,
} from './purchase-invoice/purchase-invoice.schema';
export { einvoiceInput, einvoiceSchema, einvoicesQuery } from './einvoice/einvoice.schema';
export {
  gstr2bImported,
  gstr2bImportInput,
  gstr2bMatch,
  gstr2bMatchLine,
  gstr2bMatchQuery,
} from './gstr2b/gstr2b.schema';
export { openDocumentInput } from './opening/open-document.schema';
export { addRecurringInput, recurringSchema, updateRecurringInput } from './recurring/recurring.schema';
export {
  type Interest,
  type InterestItem,
  type InterestNotes,
  type InterestNotesInput,
  interestNotesInput,
  interestNotesSchema,
  interestQuery,
  type InterestQuery,
  interestSchema,
} from './interest/interest.schema';
export type { OverdueInvoice } from './interest/interest.rules';
export { creditMoveInput, unpaidCreditSchema } from './unpaid-credit/unpaid-credit.schema';
