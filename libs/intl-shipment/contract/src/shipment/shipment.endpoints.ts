import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { shipmentAccess } from '../access';
import { shipmentList } from './shipment.list';
import type { Shipment, ShipmentRow, UpdatedShipment, UpdateShipmentStatusInput } from './shipment.schema';

export const listShipments = defineEndpoint<ListInput, Page<ShipmentRow>>({
  name: 'shipments.list',
  method: 'GET',
  path: '/shipment/list',
  access: shipmentAccess.read,
  summary: 'Shipments with where they are now.',
  list: shipmentList,
});

export const getShipment = defineEndpoint<IdInput, Shipment>({
  name: 'shipments.get',
  method: 'GET',
  path: '/shipment/get',
  access: shipmentAccess.read,
  summary: 'One shipment with its history.',
});

/** Answers `warnings` beside `data`: a time before the last event. */
export const updateShipmentStatus = defineEndpoint<UpdateShipmentStatusInput, UpdatedShipment>({
  name: 'shipments.updateCurrentStatus',
  method: 'POST',
  path: '/shipment/update-current-status',
  access: shipmentAccess.write,
  summary: 'Records the next milestone of a shipment.',
  envelope: 'whole',
  touches: ['shipments', 'jobcards', 'sale-invoices', 'overview'],
});
