import type { DomesticShipmentRow } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText } from '@freightdesk/shared-ui';
import { whereaboutsColumns } from '@freightdesk/tracking-ui';
import { useMemo } from 'react';
import { DocketNumber } from '../docket/docket-name';
import { DocketStatusChip } from '../docket/docket-status-chip';
import { ValidityText } from '../eway-bill/validity-text';

export function useShipmentColumns(): readonly Column<DomesticShipmentRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'docket', header: t('Docket'), cell: ({ docket }) => <DocketNumber number={docket.number} /> },
      { id: 'consignee', header: t('Consignee'), width: '22%', cell: ({ consignee }) => consignee?.name ?? '–' },
      ...whereaboutsColumns<DomesticShipmentRow>(t, ({ status }) => <DocketStatusChip status={status} />),
      {
        id: 'promisedDate',
        header: t('Promised'),
        sortable: true,
        hideOnPhone: true,
        cell: ({ promisedDate }) => <DateText date={promisedDate} />,
      },
      {
        id: 'ewayBillValidUntil',
        header: t('E-way bill until'),
        sortable: true,
        cell: ({ ewayBillValidUntil, status }) => <ValidityText validUntil={ewayBillValidUntil} status={status} />,
      },
    ],
    [t],
  );
}
