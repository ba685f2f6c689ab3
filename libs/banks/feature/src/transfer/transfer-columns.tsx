import { type Transfer, transferStatusLabel } from '@freightdesk/banks-contract';
import { AmountText, type Column, DateText, StatusChip } from '@freightdesk/shared-ui';

export const transferColumns: readonly Column<Transfer>[] = [
  { id: 'number', width: 138, cell: ({ number }) => number },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'from', header: 'From', cell: ({ from }) => from.name },
  // What moves at a foreign account is told in its own currency and in no other.
  {
    id: 'amountMinor',
    align: 'end',
    cell: ({ from, amountMinor }) => <AmountText minor={amountMinor} currency={from.currency} />,
  },
  { id: 'to', header: 'To', cell: ({ to }) => to.name },
  {
    id: 'toAmountMinor',
    header: 'Amount that arrives',
    width: 168,
    align: 'end',
    hideOnPhone: true,
    cell: ({ to, toAmountMinor }) => <AmountText minor={toAmountMinor} currency={to.currency} />,
  },
  { id: 'reference', header: 'Reference', hideOnPhone: true, cell: ({ reference }) => reference ?? '–' },
  {
    id: 'status',
    cell: ({ status }, t) => (
      <StatusChip label={t(transferStatusLabel[status])} tone={status === 'REVERSED' ? 'error' : 'success'} />
    ),
  },
];
