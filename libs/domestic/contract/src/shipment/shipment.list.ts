import { defineList } from '@freightdesk/shared-endpoint';
import { docketModeLabel, docketModes } from '../docket/docket.kinds';
import { docketStatuses, docketStatusLabel } from '../docket/docket.machine';

/** A draft has no shipment yet. */
const trackedStatuses = docketStatuses.filter((status) => status !== 'DRAFT');

export const domesticShipmentList = defineList({
  fields: {
    status: { kind: 'choice', label: 'Status', values: docketStatuses, labels: docketStatusLabel },
    mode: { kind: 'choice', label: 'Mode', values: docketModes, labels: docketModeLabel },
    statusAt: { kind: 'instant', label: 'Since' },
    eta: { kind: 'date', label: 'ETA' },
    promisedDate: { kind: 'date', label: 'Promised' },
    ewayBillValidUntil: { kind: 'instant', label: 'E-way bill until' },
    ewayBillEndDay: { kind: 'date' },
    hasException: { kind: 'flag', label: 'Something goes wrong' },
    billingPartyId: { kind: 'id', label: 'One party' },
    docketId: { kind: 'id', label: 'One docket' },
  },
  filters: {
    status: { offered: trackedStatuses },
    mode: {},
    hasException: {},
    etaFrom: { of: 'eta', is: '>=', quiet: true },
    etaTo: { of: 'eta', is: '<=', quiet: true },
    promisedFrom: { of: 'promisedDate', is: '>=', quiet: true },
    promisedTo: { of: 'promisedDate', is: '<=', quiet: true },
    ewayBillTo: { of: 'ewayBillEndDay', is: '<=', label: 'E-way bill ends by' },
    billingPartyId: {},
    docketId: {},
  },
  sorts: ['statusAt', 'eta', 'promisedDate', 'status', 'ewayBillValidUntil'],
  defaultSort: '-statusAt',
  search: ['docketNumber', 'billedName', 'consignorName', 'consigneeName', 'vehicleNumber', 'invoiceWords'],
  hint: 'Search shipments',
});
