import { isOverdue, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, MoneyText, StatusChip } from '@freightdesk/shared-ui';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { InvoiceStatusChip } from '../invoice-status-chip';

/** Rupees bare; a document in another currency shows its own amount with the rupees beneath. */
function Amount({ invoice, paise, minor }: { invoice: SaleInvoiceRow; paise: number; minor: number }) {
  if (invoice.currency === 'INR') return <MoneyText paise={paise} />;
  return (
    <Stack sx={{ alignItems: 'flex-end' }}>
      <MoneyText amountMinor={minor} currency={invoice.currency} />
      <Typography variant="caption" color="textSecondary" component="span">
        ₹ <MoneyText paise={paise} />
      </Typography>
    </Stack>
  );
}

function NumberText({ number }: Pick<SaleInvoiceRow, 'number'>) {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {number ?? t('Draft')}
    </Box>
  );
}

function DueDate({ invoice }: { invoice: SaleInvoiceRow }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <DateText date={invoice.dueDate} />
      {isOverdue(invoice, systemClock.today()) && <StatusChip label={t('Overdue')} tone="error" />}
    </Stack>
  );
}

export function useInvoiceColumns(): readonly Column<SaleInvoiceRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'number', header: t('Number'), sortable: true, cell: ({ number }) => <NumberText number={number} /> },
      { id: 'date', header: t('Date'), sortable: true, cell: ({ date }) => <DateText date={date} /> },
      { id: 'party', header: t('Customer'), cell: ({ party }) => party.name },
      { id: 'dueDate', header: t('Due'), sortable: true, cell: (invoice) => <DueDate invoice={invoice} /> },
      {
        id: 'totalPaise',
        header: t('Total'),
        align: 'end',
        sortable: true,
        cell: (invoice) => <Amount invoice={invoice} paise={invoice.totalPaise} minor={invoice.currencyTotalMinor} />,
      },
      {
        id: 'outstandingPaise',
        header: t('Outstanding'),
        align: 'end',
        sortable: true,
        cell: (invoice) => (
          <Amount invoice={invoice} paise={invoice.outstandingPaise} minor={invoice.outstandingMinor} />
        ),
      },
      { id: 'status', header: t('Status'), cell: ({ status }) => <InvoiceStatusChip status={status} /> },
    ],
    [t],
  );
}
