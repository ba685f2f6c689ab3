import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { jobDirections, jobModes } from '../jobcard/jobcard.kinds';
import { shipmentStatuses } from './shipment.machine';
import type { Shipment, ShipmentRow, UpdatedShipment, UpdateShipmentStatusInput } from './shipment.schema';

/** `q` finds a shipment by its job's number or customer. */
export const listShipments = defineEndpoint<ListInput, Page<ShipmentRow>>({
  name: 'shipments.list',
  method: 'GET',
  path: '/shipment/list',
  access: 'shipment.read',
  summary: 'Shipments with where they are now.',
  list: {
    filters: {
      status: { kind: 'choice', values: shipmentStatuses },
      mode: { kind: 'choice', values: jobModes },
      direction: { kind: 'choice', values: jobDirections },
      customerId: { kind: 'id' },
      jobcardId: { kind: 'id' },
    },
    sorts: ['statusAt', 'eta', 'status'],
    defaultSort: '-statusAt',
  },
});

export const getShipment = defineEndpoint<IdInput, Shipment>({
  name: 'shipments.get',
  method: 'GET',
  path: '/shipment/get',
  access: 'shipment.read',
  summary: 'One shipment with its history.',
});

/** Answers `warnings` beside `data`: a time before the last event. */
export const updateShipmentStatus = defineEndpoint<UpdateShipmentStatusInput, UpdatedShipment>({
  name: 'shipments.updateCurrentStatus',
  method: 'POST',
  path: '/shipment/update-current-status',
  access: 'shipment.write',
  summary: 'Records the next milestone of a shipment.',
  envelope: 'whole',
  touches: ['shipments', 'jobcards', 'sale-invoices', 'overview'],
});
