import { jobDirectionLabel, jobModeLabel, type ShipmentRow } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { whereaboutsColumns } from '@freightdesk/tracking-ui';
import { useMemo } from 'react';
import { routeText } from '../fields/place-text';
import { ShipmentStatusChip } from './shipment-status-chip';

export function useShipmentColumns(): readonly Column<ShipmentRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'job', header: t('Job'), cell: ({ jobcard }) => <Unbroken>{jobcard.number}</Unbroken> },
      { id: 'customer', header: t('Customer'), cell: ({ customer }) => customer.name },
      {
        id: 'mode',
        header: t('Mode'),
        hideOnPhone: true,
        cell: ({ mode, direction }) => (
          <Unbroken>{`${t(jobModeLabel[mode])} · ${t(jobDirectionLabel[direction])}`}</Unbroken>
        ),
      },
      { id: 'route', header: t('Route'), cell: (shipment) => routeText(shipment) },
      ...whereaboutsColumns<ShipmentRow>(t, ({ status }) => <ShipmentStatusChip status={status} />),
      { id: 'eta', header: t('ETA'), sortable: true, hideOnPhone: true, cell: ({ eta }) => <DateText date={eta} /> },
    ],
    [t],
  );
}
