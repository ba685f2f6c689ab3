import { paymentModeLabel, type PaymentRow } from '@freightdesk/payments-contract';
import { type Column, DateText } from '@freightdesk/shared-ui';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
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

export const paymentColumns: readonly Column<PaymentRow>[] = [
  { id: 'number', cell: ({ number }) => <OneLine atMost={160}>{number}</OneLine> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'party', header: 'Party', cell: ({ party }) => <OneLine atMost={200}>{party?.name ?? '–'}</OneLine> },
  { id: 'status', cell: (payment) => <PaymentStatusChip payment={payment} /> },
  { id: 'amountMinor', align: 'end', cell: amount('amountMinor') },
  { id: 'allocatedMinor', header: 'Allocated', align: 'end', hideOnPhone: true, cell: amount('allocatedMinor') },
  { id: 'unallocatedMinor', header: 'Unallocated', align: 'end', cell: amount('unallocatedMinor') },
  { id: 'bank', header: 'Bank', hideOnPhone: true, cell: ({ bank }) => <OneLine atMost={120}>{bank.name}</OneLine> },
  {
    id: 'mode',
    hideOnPhone: true,
    cell: ({ mode, reference }, t) => (
      <OneLine atMost={140}>{[t(paymentModeLabel[mode]), reference].filter(Boolean).join(' · ')}</OneLine>
    ),
  },
];
