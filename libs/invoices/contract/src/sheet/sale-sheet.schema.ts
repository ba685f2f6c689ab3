import { array, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { asPrinted, bundleKinds, mostPrinted } from './sale-copies';

const look = {
  /** Without it, the one for the recipient; ALL has each on pages of its own. */
  copy: string().oneOf(asPrinted),
  /** The second language of the labels. */
  labels: string().oneOf(['hi']),
};

export const saleInvoicePdfQuery = record({
  id: id().required(),
  ...look,
  /** With the scans of the bills that were paid on the customer's behalf: a ZIP. */
  along: string().oneOf(['vouchers']),
});
export type SaleInvoicePdfQuery = InferType<typeof saleInvoicePdfQuery>;

/** Several documents: one after the other in one file, or each a file of its own in a ZIP. */
export const saleInvoicesPdfQuery = record({
  id: array(id().required()).required().min(1, 'Choose at least one document.').max(mostPrinted),
  ...look,
  bundle: string().oneOf(bundleKinds),
});
export type SaleInvoicesPdfQuery = InferType<typeof saleInvoicesPdfQuery>;
