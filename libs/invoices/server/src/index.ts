export { countPostedInvoices } from './document/count-posted-invoices';
export type { ChargedJob, DocumentSeries, FoundJob, InvoicedParty, InvoicesNeeds } from './invoices-needs';
export { billFigures } from './payable/bill-figures';
export { invoiceFigures } from './receivable/invoice-figures';
export { type Receivable, receivables, type ReceivablesAsked } from './receivable/receivables';
export { registerInvoices } from './register-invoices';
export { invoiceStatements } from './verify/invoice-statements';
export { purchaseStatements } from './verify/purchase-statements';
