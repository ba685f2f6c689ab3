import { jobDirectionLabel, jobModeLabel, type ShipmentRow } from '@freightdesk/intl-shipment-contract';
import { type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { whereaboutsColumns } from '@freightdesk/tracking-ui';
import { routeText } from '../fields/place-text';
import { ShipmentStatusChip } from './shipment-status-chip';

export const shipmentColumns: readonly Column<ShipmentRow>[] = [
  { id: 'job', header: 'Job', cell: ({ jobcard }) => <Unbroken>{jobcard.number}</Unbroken> },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer.name },
  {
    id: 'mode',
    hideOnPhone: true,
    cell: ({ mode, direction }, t) => (
      <Unbroken>{`${t(jobModeLabel[mode])} · ${t(jobDirectionLabel[direction])}`}</Unbroken>
    ),
  },
  { id: 'route', header: 'Route', cell: (shipment) => routeText(shipment) },
  ...whereaboutsColumns<ShipmentRow>(({ status }) => <ShipmentStatusChip status={status} />),
  { id: 'eta', hideOnPhone: true, cell: ({ eta }) => <DateText date={eta} /> },
];
