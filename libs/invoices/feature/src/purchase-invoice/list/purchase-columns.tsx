import type { PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { type Column, DateText } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { DocumentAmount } from '../../document/document-amount';
import { DocumentNumber } from '../../document/document-number';
import { DueDate } from '../../document/due-date';
import { PurchaseStatusChip } from '../purchase-status-chip';

/** Whose bill it is and the number that stands on it, by which the clerk holding the paper finds it. */
const VendorsBill = ({ bill: { party, supplierNumber } }: { bill: PurchaseInvoiceRow }) => (
  <>
    {party.name}
    <Typography variant="caption" component="p" color="textSecondary" noWrap>
      {supplierNumber}
    </Typography>
  </>
);

export const purchaseColumns: readonly Column<PurchaseInvoiceRow>[] = [
  { id: 'number', cell: ({ number }) => <DocumentNumber number={number} /> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'party', header: 'Vendor', width: '28%', cell: (bill) => <VendorsBill bill={bill} /> },
  { id: 'dueDate', cell: (bill) => <DueDate document={bill} /> },
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
  { id: 'status', cell: ({ status }) => <PurchaseStatusChip status={status} /> },
];
