import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import type {
  CorrectEventInput,
  UpdateExpectationInput,
  UploadPodInput,
  VerifyPodInput,
} from '@freightdesk/tracking-contract';
import { shipmentAccess } from '../access';
import { shipmentList } from './shipment.list';
import type { Shipment, ShipmentRow, UpdatedShipment, UpdateShipmentStatusInput } from './shipment.schema';

const touches = ['shipments', 'jobcards', 'sale-invoices', 'overview'];

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

export const updateShipment = defineEndpoint<UpdateExpectationInput, Shipment>({
  name: 'shipments.update',
  method: 'POST',
  path: '/shipment/update',
  access: shipmentAccess.write,
  summary: 'Changes when a shipment is expected, and opens or closes its exceptions.',
  touches,
});

/** Answers `warnings` beside `data`: a time before the last event. */
export const updateShipmentStatus = defineEndpoint<UpdateShipmentStatusInput, UpdatedShipment>({
  name: 'shipments.updateCurrentStatus',
  method: 'POST',
  path: '/shipment/update-current-status',
  access: shipmentAccess.write,
  summary: 'Records the next milestone of a shipment.',
  envelope: 'whole',
  touches,
});

/** Nothing is edited: the correction stands in the place of the event, which stays in the history. */
export const correctShipmentEvent = defineEndpoint<CorrectEventInput, Shipment>({
  name: 'shipments.correctEvent',
  method: 'POST',
  path: '/shipment/correct-event',
  access: shipmentAccess.write,
  summary: 'Corrects the time or place of a milestone that was told wrongly, with the reason.',
  touches: [...touches, 'timeline'],
});

export const uploadPod = defineEndpoint<UploadPodInput, Shipment>({
  name: 'shipments.uploadPod',
  method: 'POST',
  path: '/shipment/upload-pod',
  access: shipmentAccess.write,
  status: 201,
  body: 'multipart',
  summary: 'Takes the proof that the goods of a job were delivered.',
  touches: [...touches, 'timeline', 'documents'],
});

/** A job has no status for it: the proof itself says that it is verified, or that another is needed. */
export const verifyPod = defineEndpoint<VerifyPodInput, Shipment>({
  name: 'shipments.verifyPod',
  method: 'POST',
  path: '/shipment/verify-pod',
  access: shipmentAccess.write,
  summary: 'Says of a proof of delivery that it is verified, or why another is needed.',
  touches: [...touches, 'timeline'],
});
