import type { DomesticShipmentRow } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, InstantText } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { DocketNumber } from '../docket/docket-name';
import { DocketStatusChip } from '../docket/docket-status-chip';
import { ValidityText } from '../eway-bill/validity-text';
import { ExceptionChips } from './exception-chips';

export function useShipmentColumns(): readonly Column<DomesticShipmentRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'docket', header: t('Docket'), cell: ({ docket }) => <DocketNumber number={docket.number} /> },
      { id: 'consignee', header: t('Consignee'), width: '22%', cell: ({ consignee }) => consignee?.name ?? '–' },
      {
        id: 'status',
        header: t('Status'),
        sortable: true,
        cell: ({ status, exceptions }) => (
          <>
            <DocketStatusChip status={status} /> <ExceptionChips exceptions={exceptions} />
          </>
        ),
      },
      {
        id: 'statusAt',
        header: t('Since'),
        sortable: true,
        cell: ({ statusAt }) => <InstantText instant={statusAt} />,
      },
      { id: 'location', header: t('Where'), hideOnPhone: true, cell: ({ location }) => location ?? '–' },
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
