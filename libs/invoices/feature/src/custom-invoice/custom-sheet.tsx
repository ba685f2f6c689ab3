import { customInvoiceSheet, type SaleInvoice } from '@freightdesk/invoices-contract';
import { PaperOf } from '../document/paper-of';
import type { CustomView } from './use-custom-view';

/** The document in the layout that its reader wants. */
export const CustomSheet = ({ invoice, view }: { invoice: SaleInvoice; view: CustomView }) => (
  <PaperOf sheet={customInvoiceSheet(invoice, view)} />
);
