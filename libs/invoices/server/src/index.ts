export type { ChargedJob, FoundJob, InvoicedParty, InvoicesNeeds } from './invoices-needs';
export { countPostedInvoices } from './receivable/count-posted-invoices';
export { invoiceFigures } from './receivable/invoice-figures';
export { type Receivable, receivables, type ReceivablesAsked } from './receivable/receivables';
export { registerInvoices } from './register-invoices';
export { invoiceStatements } from './verify/invoice-statements';
