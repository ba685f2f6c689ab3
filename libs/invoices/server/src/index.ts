export { partyBills, partyInvoices } from './receivable/party-documents';
export { costsOfJobs } from './document/costs-of-jobs.repository';
export { earnedOfJob } from './document/earned-of-job.repository';
export { countPostedInvoices } from './document/count-posted-invoices';
export { isDeductedFor, isTaxedAt } from './document/posted-rates.repository';
export { type TheirSide } from './document/their-side';
export type { DocumentSeries, InvoicedParty, InvoicesPorts, NamedJob } from './invoices-ports';
export { type AdvanceWithholding, advanceWithholding } from './payable/advance-withholding';
export { ageing } from './ageing/ageing-chart';
export { creditAtRisk } from './due/credit-due.repository';
export {
  billDraftsUpTo,
  billsDue,
  draftsWaiting,
  einvoicesToRegister,
  einvoicesToReport,
  invoicesOverdue,
  saleDraftsUpTo,
} from './due/document-due.repository';
export { recurringRefused } from './due/recurring-due.repository';
export { waitingFigures } from './receivable/waiting-figures';
export { billFigures } from './payable/bill-figures';
export { outstandingPayables, payables } from './payable/payables';
export { invoiceFigures } from './receivable/invoice-figures';
export { hireBills } from './purchase-invoice/docket/hire-bills';
export { purchaseAsWritten } from './purchase-invoice/compose-purchase';
export { outstandingOf } from './receivable/outstanding-of';
export { makeDueRecurring } from './recurring/make-due';
export { outstandingReceivables, receivables } from './receivable/receivables';
export { purchaseInvoiceRecords } from './purchase-invoice/purchase-invoice-records.repository';
export { purchaseInvoiceSearch } from './purchase-invoice/purchase-invoice-search.repository';
export { promisedOn } from './sale-invoice/promised.repository';
export { saleInvoiceRecords } from './sale-invoice/sale-invoice-records.repository';
export { saleInvoiceSearch } from './sale-invoice/sale-invoice-search.repository';
export { registerInvoices } from './register-invoices';
export { documentRebuilds } from './verify/document-sums.rebuilds';
export { saleInvoicePdf } from './sheet/sale-invoice-pdf';
export { invoiceAsWritten } from './sale-invoice/compose-invoice';
export { invoiceNumbers } from './verify/invoice-numbers';
export { invoiceSeals } from './verify/invoice-seals';
export { invoiceInvariants } from './verify/invoice-invariants';
export { purchaseInvariants } from './verify/purchase-invariants';
export { lastBroughtForward } from './opening/last-brought-forward.repository';
export { openedByDocument } from './opening/opened-balance.repository';
