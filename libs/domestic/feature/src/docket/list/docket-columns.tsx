import { docketModeLabel, type DocketRow } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { DocketNumber } from '../docket-name';
import { DocketStatusChip } from '../docket-status-chip';

export function useDocketColumns(): readonly Column<DocketRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'number', header: t('Docket'), sortable: true, cell: ({ number }) => <DocketNumber number={number} /> },
      { id: 'date', header: t('Date'), sortable: true, cell: ({ date }) => <DateText date={date} /> },
      {
        id: 'billingParty',
        header: t('Billing party'),
        width: '22%',
        cell: ({ billingParty }) => billingParty?.name ?? '–',
      },
      {
        id: 'consignee',
        header: t('Consignee'),
        width: '22%',
        cell: ({ consignee }) => consignee?.name ?? '–',
      },
      {
        id: 'mode',
        header: t('Mode'),
        hideOnPhone: true,
        cell: ({ mode }) => <Unbroken>{t(docketModeLabel[mode])}</Unbroken>,
      },
      {
        id: 'status',
        header: t('Status'),
        sortable: true,
        cell: ({ status }) => <DocketStatusChip status={status} />,
      },
      {
        id: 'chargeableKg',
        header: t('Chargeable kg'),
        align: 'end',
        hideOnPhone: true,
        cell: ({ chargeableKg }) => chargeableKg ?? '–',
      },
    ],
    [t],
  );
}
