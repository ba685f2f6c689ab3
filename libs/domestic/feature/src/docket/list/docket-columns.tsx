import { docketModeLabel, type DocketRow } from '@freightdesk/domestic-contract';
import { type Column, DateText, fixedText } from '@freightdesk/shared-ui';
import { DocketNumber } from '../docket-name';
import { DocketStatusChip } from '../docket-status-chip';

export const docketColumns: readonly Column<DocketRow>[] = [
  { id: 'number', width: 148, cell: ({ number }) => <DocketNumber number={number} /> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'billingParty', header: 'Billing party', cell: ({ billingParty }) => billingParty?.name ?? '–' },
  { id: 'consignee', header: 'Consignee', cell: ({ consignee }) => consignee?.name ?? '–' },
  { id: 'mode', hideOnPhone: true, cell: ({ mode }, t) => t(docketModeLabel[mode]) },
  { id: 'status', cell: ({ status }) => <DocketStatusChip status={status} /> },
  {
    id: 'chargeableKg',
    header: 'Chargeable kg',
    align: 'end',
    width: 108,
    hideOnPhone: true,
    cell: ({ chargeableKg }) => fixedText(chargeableKg, 3),
  },
];
