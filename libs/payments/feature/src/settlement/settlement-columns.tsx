import { settlementKindLabel, type SettlementRow } from '@freightdesk/payments-contract';
import { AmountText, type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { SettlementStatusChip } from './settlement-status';

export const settlementColumns: readonly Column<SettlementRow>[] = [
  { id: 'number', width: 138, cell: ({ number }) => <Unbroken>{number}</Unbroken> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'kind', cell: ({ kind }, t) => t(settlementKindLabel[kind]) },
  { id: 'party', header: 'Party', cell: ({ party }) => party.name },
  { id: 'status', cell: ({ status }) => <SettlementStatusChip status={status} /> },
  {
    id: 'amountPaise',
    align: 'end',
    cell: ({ amountMinor, currency }) => <AmountText minor={amountMinor} currency={currency} />,
  },
  { id: 'requestedBy', header: 'Entered by', hideOnPhone: true, cell: ({ requestedBy }) => requestedBy },
];
