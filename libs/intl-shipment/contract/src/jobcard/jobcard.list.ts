import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { jobDirectionLabel, jobDirections, jobModeLabel, jobModes } from './jobcard.kinds';
import { jobcardStatuses, jobcardStatusLabel } from './jobcard.machine';

export const jobcardList = defineList({
  fields: {
    number: { kind: 'text', label: 'Job' },
    date: { kind: 'date', label: 'Date' },
    status: { kind: 'choice', label: 'Status', values: jobcardStatuses, labels: jobcardStatusLabel },
    mode: { kind: 'choice', label: 'Mode', values: jobModes, labels: jobModeLabel },
    direction: { kind: 'choice', label: 'Direction', values: jobDirections, labels: jobDirectionLabel },
    etd: { kind: 'date', label: 'ETD' },
    eta: { kind: 'date', label: 'ETA' },
    customerId: { kind: 'id', label: 'One customer' },
    ownerId: { kind: 'id' },
  },
  filters: { status: {}, mode: {}, direction: {}, ...daysOf('date'), customerId: {}, ownerId: {} },
  sorts: ['date', 'number', 'status', 'etd', 'eta'],
  defaultSort: '-date,-number',
  search: [
    'number',
    'customerName',
    'reference',
    'mawbNumber',
    'hawbNumber',
    'mblNumber',
    'hblNumber',
    'bookingNumber',
  ],
  hint: 'Search jobs',
});
