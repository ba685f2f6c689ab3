import type { SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { DocumentAmount } from '../../document/document-amount';
import { DocumentNumber } from '../../document/document-number';
import { DueDate } from '../../document/due-date';
import { InvoiceStatusChip } from '../invoice-status-chip';

export function useInvoiceColumns(): readonly Column<SaleInvoiceRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'number', header: t('Number'), sortable: true, cell: ({ number }) => <DocumentNumber number={number} /> },
      { id: 'date', header: t('Date'), sortable: true, cell: ({ date }) => <DateText date={date} /> },
      { id: 'party', header: t('Customer'), cell: ({ party }) => party.name },
      { id: 'dueDate', header: t('Due'), sortable: true, cell: (invoice) => <DueDate document={invoice} /> },
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
      { id: 'status', header: t('Status'), cell: ({ status }) => <InvoiceStatusChip status={status} /> },
    ],
    [t],
  );
}
