import { jobDirectionLabel, jobModeLabel, type JobcardRow } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { useMemo } from 'react';
import { routeText } from '../fields/place-text';
import { JobcardStatusChip } from './jobcard-status-chip';

export function useJobcardColumns(): readonly Column<JobcardRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'number', header: t('Job'), sortable: true, cell: ({ number }) => <Unbroken>{number}</Unbroken> },
      { id: 'date', header: t('Date'), sortable: true, cell: ({ date }) => <DateText date={date} /> },
      { id: 'customer', header: t('Customer'), width: '24%', cell: ({ customer }) => customer.name },
      {
        id: 'mode',
        header: t('Mode'),
        cell: ({ mode, direction }) => (
          <>
            <Unbroken>{`${t(jobModeLabel[mode])} ·`}</Unbroken> {t(jobDirectionLabel[direction])}
          </>
        ),
      },
      { id: 'route', header: t('Route'), width: '14%', hideOnPhone: true, cell: (job) => routeText(job) },
      {
        id: 'status',
        header: t('Status'),
        sortable: true,
        cell: ({ status }) => <JobcardStatusChip status={status} />,
      },
      { id: 'etd', header: t('ETD'), sortable: true, hideOnPhone: true, cell: ({ etd }) => <DateText date={etd} /> },
      { id: 'eta', header: t('ETA'), sortable: true, hideOnPhone: true, cell: ({ eta }) => <DateText date={eta} /> },
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
