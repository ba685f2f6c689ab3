import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import {
  jobDirectionLabel,
  jobDirections,
  jobModeLabel,
  jobModes,
  shipmentTypeLabel,
  shipmentTypes,
} from './jobcard.kinds';
import { jobcardStatuses, jobcardStatusLabel } from './jobcard.machine';

export const jobcardList = defineList({
  fields: {
    number: { kind: 'text', label: 'Job' },
    date: { kind: 'date', label: 'Date' },
    status: { kind: 'choice', label: 'Status', values: jobcardStatuses, labels: jobcardStatusLabel },
    mode: { kind: 'choice', label: 'Mode', values: jobModes, labels: jobModeLabel },
    direction: { kind: 'choice', label: 'Direction', values: jobDirections, labels: jobDirectionLabel },
    shipmentType: { kind: 'choice', label: 'Shipment', values: shipmentTypes, labels: shipmentTypeLabel },
    etd: { kind: 'date', label: 'ETD' },
    eta: { kind: 'date', label: 'ETA' },
    isUnbilled: { kind: 'flag', label: 'Delivered, not billed' },
    customerId: { kind: 'id', label: 'One customer' },
    masterId: { kind: 'id' },
    ownerId: { kind: 'id' },
  },
  filters: {
    status: {},
    mode: {},
    direction: {},
    shipmentType: {},
    isUnbilled: {},
    ...daysOf('date'),
    customerId: {},
    masterId: {},
    ownerId: {},
  },
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
