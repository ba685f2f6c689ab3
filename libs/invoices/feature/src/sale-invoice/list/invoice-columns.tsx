import type { SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { documentColumns } from '../../document/document-columns';
import { InvoiceStatusChip } from '../invoice-status-chip';

export const invoiceColumns = documentColumns<SaleInvoiceRow>(
  { id: 'party', header: 'Customer', cell: ({ party }) => party.name },
  { id: 'status', cell: ({ status }) => <InvoiceStatusChip status={status} /> },
);
