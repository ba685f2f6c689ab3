import type { SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { documentColumns } from '../../document/document-columns';

export const invoiceColumns = documentColumns<SaleInvoiceRow>({
  id: 'party',
  header: 'Customer',
  cell: ({ party }) => party.name,
});
