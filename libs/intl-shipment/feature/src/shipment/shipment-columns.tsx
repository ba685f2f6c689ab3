import { jobDirectionLabel, jobModeLabel, type ShipmentRow } from '@freightdesk/intl-shipment-contract';
import { type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { whereaboutsColumns } from '@freightdesk/tracking-ui';
import { Lane } from '../fields/lane';
import { ShipmentStatusChip } from './shipment-status-chip';

export const shipmentColumns: readonly Column<ShipmentRow>[] = [
  { id: 'job', header: 'Job', width: 128, cell: ({ jobcard }) => <Unbroken>{jobcard.number}</Unbroken> },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer.name },
  {
    id: 'mode',
    hideOnPhone: true,
    width: 128,
    cell: ({ mode, direction }, t) => `${t(jobModeLabel[mode])} · ${t(jobDirectionLabel[direction])}`,
  },
  { id: 'route', header: 'Route', width: 128, cell: (shipment) => <Lane of={shipment} /> },
  ...whereaboutsColumns<ShipmentRow>(({ status }) => <ShipmentStatusChip status={status} />),
  { id: 'eta', hideOnPhone: true, cell: ({ eta }) => <DateText date={eta} /> },
];
