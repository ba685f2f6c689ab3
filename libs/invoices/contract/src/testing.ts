export {
  billableJob,
  chargeLine,
  saleInvoice,
  saleInvoiceInput,
  saleInvoiceRow,
} from './sale-invoice/sale-invoice.builder';
export {
  costLine,
  purchaseInvoice,
  purchaseInvoiceInput,
  purchaseInvoiceRow,
} from './purchase-invoice/purchase-invoice.builder';
export { printedAlong, printedDocket, printedJob } from './sheet/printed-along.builder';
export { ourOffice, type SaleCase, saleCases } from './sale-invoice/sale-cases.data';
export { type PurchaseCase, purchaseCases } from './purchase-invoice/purchase-cases.data';
export { debitNoteCases } from './purchase-invoice/debit-note-cases.data';
export { noteCases } from './sale-invoice/note-cases.data';
export type { NoteCase } from './note/note-case.builder';
export { correctedDocument, noted } from './note/note.builder';
export { gstr2bJson } from './gstr2b/gstr2b.builder';
