import { jobDirectionLabel, jobModeLabel, type JobcardRow } from '@freightdesk/intl-shipment-contract';
import { type Column, DateText, Unbroken } from '@freightdesk/shared-ui';
import { routeText } from '../fields/place-text';
import { JobcardStatusChip } from './jobcard-status-chip';

export const jobcardColumns: readonly Column<JobcardRow>[] = [
  { id: 'number', cell: ({ number }) => <Unbroken>{number}</Unbroken> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'customer', header: 'Customer', width: '24%', cell: ({ customer }) => customer.name },
  {
    id: 'mode',
    cell: ({ mode, direction }, t) => (
      <>
        <Unbroken>{`${t(jobModeLabel[mode])} ·`}</Unbroken> {t(jobDirectionLabel[direction])}
      </>
    ),
  },
  { id: 'route', header: 'Route', width: '14%', hideOnPhone: true, cell: (job) => routeText(job) },
  { id: 'status', cell: ({ status }) => <JobcardStatusChip status={status} /> },
  { id: 'etd', hideOnPhone: true, cell: ({ etd }) => <DateText date={etd} /> },
  { id: 'eta', hideOnPhone: true, cell: ({ eta }) => <DateText date={eta} /> },
  {
    id: 'chargeableKg',
    header: 'Chargeable kg',
    align: 'end',
    hideOnPhone: true,
    cell: ({ chargeableKg }) => chargeableKg ?? '–',
  },
];
