import { jobDirectionLabel, jobModeLabel, type JobcardRow } from '@freightdesk/intl-shipment-contract';
import { type Column, DateText, fixedText, Unbroken } from '@freightdesk/shared-ui';
import { Lane } from '../fields/lane';
import { JobcardStatusChip } from './jobcard-status-chip';

export const jobcardColumns: readonly Column<JobcardRow>[] = [
  { id: 'number', width: 128, cell: ({ number }) => <Unbroken>{number}</Unbroken> },
  { id: 'date', cell: ({ date }) => <DateText date={date} /> },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer.name },
  {
    id: 'mode',
    width: 128,
    cell: ({ mode, direction }, t) => `${t(jobModeLabel[mode])} · ${t(jobDirectionLabel[direction])}`,
  },
  { id: 'route', header: 'Route', width: 128, cell: (job) => <Lane of={job} /> },
  { id: 'status', cell: ({ status }) => <JobcardStatusChip status={status} /> },
  { id: 'etd', hideOnPhone: true, cell: ({ etd }) => <DateText date={etd} /> },
  { id: 'eta', hideOnPhone: true, cell: ({ eta }) => <DateText date={eta} /> },
  {
    id: 'chargeableKg',
    header: 'Chargeable kg',
    align: 'end',
    width: 108,
    hideOnPhone: true,
    cell: ({ chargeableKg }) => fixedText(chargeableKg, 1),
  },
];
