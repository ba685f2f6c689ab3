import { id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { asPrinted } from './sale-copies';

const look = {
  /** Without it, the one for the recipient; ALL has each on pages of its own. */
  copy: string().oneOf(asPrinted),
  /** The second language of the labels. */
  labels: string().oneOf(['hi']),
};

export const saleInvoicePdfQuery = record({ id: id().required(), ...look });
export type SaleInvoicePdfQuery = InferType<typeof saleInvoicePdfQuery>;
