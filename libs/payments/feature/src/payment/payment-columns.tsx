import { paymentModeLabel, type PaymentRow } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { CurrencyAmount } from '../currency-amount';
import { PaymentStatusChip } from './payment-status';

/** One line each, so that many rows are in sight; the panel has the whole text. */
function OneLine({ atMost, children }: { atMost: number; children: ReactNode }) {
  return (
    <Typography variant="inherit" component="span" noWrap sx={{ display: 'block', maxInlineSize: { sm: atMost } }}>
      {children}
    </Typography>
  );
}

const amount = (of: 'amountMinor' | 'allocatedMinor' | 'unallocatedMinor') =>
  function Amount(payment: PaymentRow) {
    return <CurrencyAmount minor={payment[of]} currency={payment.currency} />;
  };

export function usePaymentColumns(): readonly Column<PaymentRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('Number'),
        sortable: true,
        cell: ({ number }) => <OneLine atMost={160}>{number}</OneLine>,
      },
      { id: 'date', header: t('Date'), sortable: true, cell: ({ date }) => <DateText date={date} /> },
      { id: 'party', header: t('Party'), cell: ({ party }) => <OneLine atMost={200}>{party?.name ?? '–'}</OneLine> },
      { id: 'status', header: t('Status'), cell: (payment) => <PaymentStatusChip payment={payment} /> },
      { id: 'amountMinor', header: t('Amount'), align: 'end', sortable: true, cell: amount('amountMinor') },
      {
        id: 'allocatedMinor',
        header: t('Allocated'),
        align: 'end',
        hideOnPhone: true,
        cell: amount('allocatedMinor'),
      },
      { id: 'unallocatedMinor', header: t('Unallocated'), align: 'end', cell: amount('unallocatedMinor') },
      {
        id: 'bank',
        header: t('Bank'),
        hideOnPhone: true,
        cell: ({ bank }) => <OneLine atMost={120}>{bank.name}</OneLine>,
      },
      {
        id: 'mode',
        header: t('Mode'),
        hideOnPhone: true,
        cell: ({ mode, reference }) => (
          <OneLine atMost={140}>{[t(paymentModeLabel[mode]), reference].filter(Boolean).join(' · ')}</OneLine>
        ),
      },
    ],
    [t],
  );
}
