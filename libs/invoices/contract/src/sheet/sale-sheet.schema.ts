import { id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { saleCopies } from './sale-copies';

/** Without a copy, the one for the recipient. */
export const saleInvoicePdfQuery = record({ id: id().required(), copy: string().oneOf(saleCopies) });
export type SaleInvoicePdfQuery = InferType<typeof saleInvoicePdfQuery>;
