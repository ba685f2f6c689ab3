import type { DomesticShipmentRow } from '@freightdesk/domestic-contract';
import { type Column, DateText } from '@freightdesk/shared-ui';
import { whereaboutsColumns } from '@freightdesk/tracking-ui';
import { DocketNumber } from '../docket/docket-name';
import { DocketStatusChip } from '../docket/docket-status-chip';
import { ValidityText } from '../eway-bill/validity-text';

export const shipmentColumns: readonly Column<DomesticShipmentRow>[] = [
  { id: 'docket', header: 'Docket', width: 148, cell: ({ docket }) => <DocketNumber number={docket.number} /> },
  { id: 'consignee', header: 'Consignee', cell: ({ consignee }) => consignee?.name ?? '–' },
  ...whereaboutsColumns<DomesticShipmentRow>(({ status }) => <DocketStatusChip status={status} />),
  { id: 'promisedDate', hideOnPhone: true, cell: ({ promisedDate }) => <DateText date={promisedDate} /> },
  {
    id: 'ewayBillValidUntil',
    cell: ({ ewayBillValidUntil, status }) => <ValidityText validUntil={ewayBillValidUntil} status={status} />,
  },
];
