import { docketModeLabel, type DocketRow } from '@freightdesk/domestic-contract';
import { type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { DocketNumber } from '../docket-name';
import { DocketStatusChip } from '../docket-status-chip';

export const docketColumns: readonly Column<DocketRow>[] = [
  { id: 'number', cell: ({ number }) => <DocketNumber number={number} /> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'billingParty', header: 'Billing party', width: '22%', cell: ({ billingParty }) => billingParty?.name ?? '–' },
  { id: 'consignee', header: 'Consignee', width: '22%', cell: ({ consignee }) => consignee?.name ?? '–' },
  { id: 'mode', hideOnPhone: true, cell: ({ mode }, t) => <Unbroken>{t(docketModeLabel[mode])}</Unbroken> },
  { id: 'status', cell: ({ status }) => <DocketStatusChip status={status} /> },
  {
    id: 'chargeableKg',
    header: 'Chargeable kg',
    align: 'end',
    hideOnPhone: true,
    cell: ({ chargeableKg }) => chargeableKg ?? '–',
  },
];
