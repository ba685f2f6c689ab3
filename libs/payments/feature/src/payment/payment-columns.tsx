import { paymentModeLabel, type PaymentRow } from '@freightdesk/payments-contract';
import { AmountText, type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { PaymentStatusChip } from './payment-status';

const amount = (of: 'amountMinor' | 'allocatedMinor' | 'unallocatedMinor') =>
  function Amount(payment: PaymentRow) {
    return <AmountText minor={payment[of]} currency={payment.currency} />;
  };

export const paymentColumns: readonly Column<PaymentRow>[] = [
  { id: 'number', width: 138, cell: ({ number }) => <Unbroken>{number}</Unbroken> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'party', header: 'Party', cell: ({ party, account }) => party?.name ?? account?.name ?? '–' },
  { id: 'status', cell: (payment) => <PaymentStatusChip payment={payment} /> },
  { id: 'amountMinor', align: 'end', cell: amount('amountMinor') },
  { id: 'allocatedMinor', header: 'Allocated', align: 'end', hideOnPhone: true, cell: amount('allocatedMinor') },
  { id: 'unallocatedMinor', header: 'Unallocated', align: 'end', cell: amount('unallocatedMinor') },
  { id: 'bank', header: 'Bank', hideOnPhone: true, cell: ({ bank }) => bank.name },
  {
    id: 'mode',
    hasWords: true,
    hideOnPhone: true,
    cell: ({ mode, reference }, t) => [t(paymentModeLabel[mode]), reference].filter(Boolean).join(' · '),
  },
];
