export { assignExceptionInput, raiseExceptionInput, settleExceptionInput } from './exception/exception.schema';
export { tokenInput, toldShipment } from './link/told.schema';
export { addTrackingLinkInput, newTrackingLink, trackingLinks, trackingLinksQuery } from './link/tracking-link.schema';
export { uploadPodInput, verifyPodInput } from './shipment/pod.schema';
export {
  correctEventInput,
  eventFields,
  exceptionRecord,
  expectationInput,
  outlookFields,
  positionFields,
  severalForm,
  statusFields,
  trackedFields,
} from './shipment/tracked.schema';
