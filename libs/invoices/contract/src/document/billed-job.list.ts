import { defineList } from '@freightdesk/shared-endpoint';

/** Dockets that an invoice is raised for. */
export const billedDocketList = defineList({
  fields: {
    id: { kind: 'id' },
    number: { kind: 'text' },
    date: { kind: 'date' },
    partyId: { kind: 'id' },
  },
  filters: { id: {}, partyId: {} },
  sorts: ['date', 'number'],
  defaultSort: '-date,-number',
  search: ['number', 'consignorName', 'consigneeName', 'vehicleNumber', 'reference'],
});

/** Jobs and dockets that an invoice is raised for, or that a cost is booked to. */
export const billedJobList = defineList({
  fields: {
    id: { kind: 'id' },
    number: { kind: 'text' },
    date: { kind: 'date' },
    partyId: { kind: 'id' },
    source: { kind: 'choice', values: ['JOBCARD', 'DOCKET'] },
  },
  filters: { id: {}, partyId: {}, source: {} },
  sorts: ['date', 'number'],
  defaultSort: '-date,-number',
  search: ['number', 'customerName'],
});
