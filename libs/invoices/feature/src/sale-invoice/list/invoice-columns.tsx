import type { SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { type Column, DateText } from '@freightdesk/shared-ui';
import { DocumentAmount } from '../../document/document-amount';
import { DocumentNumber } from '../../document/document-number';
import { DueDate } from '../../document/due-date';
import { InvoiceStatusChip } from '../invoice-status-chip';

export const invoiceColumns: readonly Column<SaleInvoiceRow>[] = [
  { id: 'number', cell: ({ number }) => <DocumentNumber number={number} /> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'party', header: 'Customer', cell: ({ party }) => party.name },
  { id: 'dueDate', cell: (invoice) => <DueDate document={invoice} /> },
  {
    id: 'totalPaise',
    align: 'end',
    cell: ({ currency, totalPaise, currencyTotalMinor }) => (
      <DocumentAmount currency={currency} paise={totalPaise} minor={currencyTotalMinor} />
    ),
  },
  {
    id: 'outstandingPaise',
    align: 'end',
    cell: ({ currency, outstandingPaise, outstandingMinor }) => (
      <DocumentAmount currency={currency} paise={outstandingPaise} minor={outstandingMinor} />
    ),
  },
  { id: 'status', cell: ({ status }) => <InvoiceStatusChip status={status} /> },
];
