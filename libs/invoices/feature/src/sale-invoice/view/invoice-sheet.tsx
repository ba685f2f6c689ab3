import { type SaleInvoice, saleInvoiceSheet } from '@freightdesk/invoices-contract';
import { PaperOf } from '../../document/paper-of';

/** The document as the law wants it, as its PDF has it too. */
export const InvoiceSheet = ({ invoice }: { invoice: SaleInvoice }) => <PaperOf sheet={saleInvoiceSheet(invoice)} />;
