import { type Transfer, transferStatusLabel } from '@freightdesk/banks-contract';
import type { CurrencyCode } from '@freightdesk/shared-money';
import { type Column, DateText, MoneyText, StatusChip } from '@freightdesk/shared-ui';

/** Rupees bare, what moves at a foreign account in its own currency and in no other. */
export function SideAmount({ currency, minor }: { currency: CurrencyCode; minor: number }) {
  return currency === 'INR' ? <MoneyText paise={minor} /> : <MoneyText amountMinor={minor} currency={currency} />;
}

export const transferColumns: readonly Column<Transfer>[] = [
  { id: 'number', width: 138, cell: ({ number }) => number },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'from', header: 'From', cell: ({ from }) => from.name },
  { id: 'amountMinor', align: 'end', cell: ({ from, amountMinor }) => <SideAmount {...from} minor={amountMinor} /> },
  { id: 'to', header: 'To', cell: ({ to }) => to.name },
  {
    id: 'toAmountMinor',
    header: 'Amount that arrives',
    width: 168,
    align: 'end',
    hideOnPhone: true,
    cell: ({ to, toAmountMinor }) => <SideAmount {...to} minor={toAmountMinor} />,
  },
  { id: 'reference', header: 'Reference', hideOnPhone: true, cell: ({ reference }) => reference ?? '–' },
  {
    id: 'status',
    cell: ({ status }, t) => (
      <StatusChip label={t(transferStatusLabel[status])} tone={status === 'REVERSED' ? 'error' : 'success'} />
    ),
  },
];
