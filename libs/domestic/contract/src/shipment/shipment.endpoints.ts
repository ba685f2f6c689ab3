import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import type { CorrectEventInput, UpdateExpectationInput, UploadPodInput } from '@freightdesk/tracking-contract';
import { docketAccess } from '../access';
import { domesticShipmentList } from './shipment.list';
import type {
  DomesticShipment,
  DomesticShipmentRow,
  UpdatedDomesticShipment,
  UpdateDomesticShipmentStatusInput,
} from './shipment.schema';

const touches = ['domestic-shipments', 'dockets', 'overview'];

/** `ewayBillTo`: bills that end by that day. */
export const listDomesticShipments = defineEndpoint<ListInput, Page<DomesticShipmentRow>>({
  name: 'domestic-shipments.list',
  method: 'GET',
  path: '/domestic/shipment/list',
  access: docketAccess.read,
  summary: 'Shipments of booked dockets with where they are now.',
  list: domesticShipmentList,
});

export const getDomesticShipment = defineEndpoint<IdInput, DomesticShipment>({
  name: 'domestic-shipments.get',
  method: 'GET',
  path: '/domestic/shipment/get',
  access: docketAccess.read,
  summary: 'One shipment with its history and e-way bills.',
});

export const updateDomesticShipment = defineEndpoint<UpdateExpectationInput, DomesticShipment>({
  name: 'domestic-shipments.update',
  method: 'POST',
  path: '/domestic/shipment/update',
  access: docketAccess.write,
  summary: 'Changes when a shipment is expected, and opens or closes its exceptions.',
  touches,
});

/** Answers `warnings` beside `data`: a time before the last event, a vehicle the portal may refuse. */
export const updateDomesticShipmentStatus = defineEndpoint<UpdateDomesticShipmentStatusInput, UpdatedDomesticShipment>({
  name: 'domestic-shipments.updateCurrentStatus',
  method: 'POST',
  path: '/domestic/shipment/update-current-status',
  access: docketAccess.write,
  summary: 'Records the next step of a shipment.',
  envelope: 'whole',
  touches,
});

/** Nothing is edited: the correction stands in the place of the event, which stays in the history. */
export const correctDomesticEvent = defineEndpoint<CorrectEventInput, DomesticShipment>({
  name: 'domestic-shipments.correctEvent',
  method: 'POST',
  path: '/domestic/shipment/correct-event',
  access: docketAccess.write,
  summary: 'Corrects the time or place of a step that was told wrongly, with the reason.',
  touches: [...touches, 'timeline'],
});

export const uploadDomesticPod = defineEndpoint<UploadPodInput, DomesticShipment>({
  name: 'domestic-shipments.uploadPod',
  method: 'POST',
  path: '/domestic/shipment/upload-pod',
  access: docketAccess.write,
  status: 201,
  body: 'multipart',
  summary: 'Takes the proof that a docket was delivered.',
  touches: [...touches, 'timeline', 'documents'],
});
