import { array, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { customColumns, titleMax } from './custom-view.rules';
import { asPrinted, bundleKinds, mostPrinted } from './sale-copies';

const look = {
  /** Without it, the one for the recipient; ALL has each on pages of its own. */
  copy: string().oneOf(asPrinted),
  /** The second language of the labels. */
  labels: string().oneOf(['hi']),
};

/** Names with commas between, in any order: what the address of the custom view has. */
const namedColumns = new RegExp(`^((${customColumns.join('|')})(,(?!$)|$))*$`);

export const saleInvoicePdfQuery = record({
  id: id().required(),
  ...look,
  /** The free layout, under a title of one's own and with the columns that are named; the usual ones where none are. */
  layout: string().oneOf(['custom']),
  title: string().max(titleMax),
  columns: string().matches(namedColumns, `Columns are ${customColumns.join(', ')}, with commas between.`),
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
