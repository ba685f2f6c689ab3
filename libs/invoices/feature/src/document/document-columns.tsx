import type { PurchaseInvoiceRow, SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { type Column, DateText } from '@freightdesk/shared-ui';
import { DocumentAmount } from './document-amount';
import { DocumentNumber } from './document-number';
import { DueDate } from './due-date';

/** What lists of documents of either side show; they differ in whose document it is, and in its states. */
export const documentColumns = <Row extends SaleInvoiceRow | PurchaseInvoiceRow>(
  party: Column<Row>,
  status: Column<Row>,
): readonly Column<Row>[] => [
  { id: 'number', cell: ({ number }) => <DocumentNumber number={number} /> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  party,
  { id: 'dueDate', cell: (document) => <DueDate document={document} /> },
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
  status,
];
