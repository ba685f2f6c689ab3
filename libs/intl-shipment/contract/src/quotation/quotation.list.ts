import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { jobModeLabel, jobModes } from '../jobcard/jobcard.kinds';
import { leadDirectionLabel, leadDirections } from '../lead/lead.kinds';
import { quotationStatuses, quotationStatusLabel } from './quotation.machine';

export const quotationList = defineList({
  fields: {
    number: { kind: 'text', label: 'Quotation' },
    revision: { kind: 'whole', label: 'Revision' },
    date: { kind: 'date', label: 'Date' },
    validUntil: { kind: 'date', label: 'Valid until' },
    status: { kind: 'choice', label: 'Status', values: quotationStatuses, labels: quotationStatusLabel },
    mode: { kind: 'choice', label: 'Mode', values: jobModes, labels: jobModeLabel },
    direction: { kind: 'choice', label: 'Direction', values: leadDirections, labels: leadDirectionLabel },
    sellPaise: { kind: 'whole', label: 'Sell' },
    marginPaise: { kind: 'whole', label: 'Margin' },
    isLatest: { kind: 'flag', label: 'Last revision' },
    leadId: { kind: 'id' },
    partyId: { kind: 'id' },
    ownerId: { kind: 'id' },
  },
  filters: {
    status: {},
    mode: {},
    direction: {},
    ...daysOf('date'),
    isLatest: {},
    leadId: {},
    partyId: {},
    ownerId: {},
  },
  sorts: ['date', 'number', 'validUntil', 'sellPaise'],
  defaultSort: '-date,-number',
  search: ['number', 'customerName', 'reference', 'commodity'],
  hint: 'Search quotations',
});
