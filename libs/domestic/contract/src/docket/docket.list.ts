import { daysOf, defineList } from '@freightdesk/shared-endpoint';
import { docketModeLabel, docketModes, freightBases, freightBasisLabel } from './docket.kinds';
import { docketStatuses, docketStatusLabel } from './docket.machine';

export const docketList = defineList({
  fields: {
    number: { kind: 'text', label: 'Docket' },
    date: { kind: 'date', label: 'Date' },
    status: { kind: 'choice', label: 'Status', values: docketStatuses, labels: docketStatusLabel },
    mode: { kind: 'choice', label: 'Mode', values: docketModes, labels: docketModeLabel },
    freightBasis: { kind: 'choice', label: 'Freight', values: freightBases, labels: freightBasisLabel },
    billingPartyId: { kind: 'id', label: 'One party' },
    branchId: { kind: 'id', label: 'One branch' },
  },
  filters: { status: {}, mode: {}, freightBasis: {}, ...daysOf('date'), billingPartyId: {}, branchId: {} },
  sorts: ['date', 'number', 'status'],
  defaultSort: '-date,-number',
  search: ['number', 'billedName', 'consignorName', 'consigneeName', 'vehicleNumber', 'reference', 'invoiceWords'],
  hint: 'Search dockets',
});
