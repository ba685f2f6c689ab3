import type { PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { documentColumns } from '../../document/document-columns';

/** Whose bill it is and the number that stands on it, by which the clerk holding the paper finds it. */
export const purchaseColumns = documentColumns<PurchaseInvoiceRow>(
  { id: 'party', header: 'Vendor', cell: ({ party }) => party.name },
  { id: 'supplierNumber', header: "Vendor's number", cell: ({ supplierNumber }) => supplierNumber },
);
