import { defineList } from '@freightdesk/shared-endpoint';
import { jobModeLabel, jobModes } from '../jobcard/jobcard.kinds';

export const rateSheetList = defineList({
  fields: {
    validFrom: { kind: 'date', label: 'Valid from' },
    validUntil: { kind: 'date', label: 'Valid until' },
    mode: { kind: 'choice', label: 'Mode', values: jobModes, labels: jobModeLabel },
    originLocode: { kind: 'word', label: 'Origin' },
    destinationLocode: { kind: 'word', label: 'Destination' },
    transitDays: { kind: 'whole', label: 'Transit days' },
    vendorId: { kind: 'id', label: 'One vendor' },
    active: { kind: 'flag', label: 'In use' },
  },
  filters: {
    mode: {},
    active: {},
    startsBy: { of: 'validFrom', is: '<=', label: 'Starts by' },
    endsFrom: { of: 'validUntil', is: '>=', label: 'Valid at least until' },
    originLocode: {},
    destinationLocode: {},
    vendorId: {},
  },
  sorts: ['validFrom', 'validUntil', 'transitDays'],
  defaultSort: '-validFrom',
  search: ['vendorName', 'originLocode', 'destinationLocode', 'reference', 'notes'],
  hint: 'Search rate sheets',
});
