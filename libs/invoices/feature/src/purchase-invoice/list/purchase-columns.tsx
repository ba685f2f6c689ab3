import type { PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
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

export function usePurchaseColumns(): readonly Column<PurchaseInvoiceRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'number', header: t('Number'), sortable: true, cell: ({ number }) => <DocumentNumber number={number} /> },
      { id: 'date', header: t('Date'), sortable: true, cell: ({ date }) => <DateText date={date} /> },
      { id: 'party', header: t('Vendor'), width: '28%', cell: (bill) => <VendorsBill bill={bill} /> },
      { id: 'dueDate', header: t('Due'), sortable: true, cell: (bill) => <DueDate document={bill} /> },
      {
        id: 'totalPaise',
        header: t('Total'),
        align: 'end',
        sortable: true,
        cell: ({ currency, totalPaise, currencyTotalMinor }) => (
          <DocumentAmount currency={currency} paise={totalPaise} minor={currencyTotalMinor} />
        ),
      },
      {
        id: 'outstandingPaise',
        header: t('Outstanding'),
        align: 'end',
        sortable: true,
        cell: ({ currency, outstandingPaise, outstandingMinor }) => (
          <DocumentAmount currency={currency} paise={outstandingPaise} minor={outstandingMinor} />
        ),
      },
      { id: 'status', header: t('Status'), cell: ({ status }) => <PurchaseStatusChip status={status} /> },
    ],
    [t],
  );
}
