import type { PurchaseInvoiceRow, SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { type Column, DateText } from '@freightdesk/shared-ui';
import type { ReactNode } from 'react';
import { DocumentAmount, DocumentNumber, DocumentStatusChip, DueDate } from './document-values';
import { OutstandingCell } from './outstanding';

/** What lists of documents of either side show, around the columns that name the other side; beneath the status what time runs for it. */
export const documentColumns = <Row extends SaleInvoiceRow | PurchaseInvoiceRow>(
  otherSide: readonly Column<Row>[],
  clock: (document: Row) => ReactNode = () => null,
): readonly Column<Row>[] => [
  { id: 'number', width: 138, cell: ({ number }) => <DocumentNumber number={number} /> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  ...otherSide,
  { id: 'dueDate', width: 112, cell: (document) => <DueDate document={document} isInList /> },
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
    cell: (document) => <OutstandingCell document={document} />,
  },
  {
    id: 'status',
    cell: (document) => (
      <>
        <DocumentStatusChip isLow status={document.status} /> {clock(document)}
      </>
    ),
  },
];
