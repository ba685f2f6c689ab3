import { defineList } from '@freightdesk/shared-endpoint';
import { jobDirectionLabel, jobDirections, jobModeLabel, jobModes } from '../jobcard/jobcard.kinds';
import { podStateLabel, podStates } from './pod-state.kinds';
import { shipmentStatuses } from './shipment.machine';
import { shipmentStatusLabel } from './shipment-status-label.data';

export const shipmentList = defineList({
  fields: {
    status: { kind: 'choice', label: 'Status', values: shipmentStatuses, labels: shipmentStatusLabel },
    mode: { kind: 'choice', label: 'Mode', values: jobModes, labels: jobModeLabel },
    direction: { kind: 'choice', label: 'Direction', values: jobDirections, labels: jobDirectionLabel },
    statusAt: { kind: 'instant', label: 'Since' },
    etd: { kind: 'date' },
    eta: { kind: 'date', label: 'ETA' },
    hasException: { kind: 'flag', label: 'Something goes wrong' },
    podState: { kind: 'choice', label: 'Proof of delivery', values: podStates, labels: podStateLabel },
    jobcardId: { kind: 'id', label: 'One job' },
    customerId: { kind: 'id', label: 'One customer' },
  },
  filters: {
    status: {},
    mode: {},
    hasException: {},
    podState: {},
    direction: {},
    etdFrom: { of: 'etd', is: '>=', quiet: true },
    etdTo: { of: 'etd', is: '<=', label: 'ETD until' },
    etaFrom: { of: 'eta', is: '>=', quiet: true },
    etaTo: { of: 'eta', is: '<=', label: 'ETA until' },
    jobcardId: {},
    customerId: {},
  },
  sorts: ['statusAt', 'eta', 'status'],
  defaultSort: '-statusAt',
  search: ['jobNumber', 'customerName'],
  hint: 'Search shipments',
});
