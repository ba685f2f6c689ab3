export { type ExceptionRule, watchExceptions } from './exception/watch-exceptions';
export type { LinkedRecord } from './link/linked-record';
export { type LinkedShipments, linkedShipments } from './link/linked-shipments';
export { openedLink } from './link/opened-link';
export { registerTracking, type TrackingPorts } from './register-tracking';
export { changeExceptions } from './shipment/change-exceptions';
export { eventsOf } from './shipment/event.repository';
export {
  exceptionsOf,
  exceptionSince,
  hasException,
  openExceptionKinds,
  openExceptions,
} from './shipment/exception.repository';
export { podOf } from './shipment/pod.repository';
export { type Happening, type Note, noteEvents, type Position, recordEvent } from './shipment/record-event';
export { type StatusUpdate, type Track, updateStatus } from './shipment/update-status';
export { type HoldDocument, uploadPod } from './shipment/upload-pod';
export { correctEvent } from './shipment/correct-event';
export { verifyPod } from './shipment/verify-pod';
export { historyInvariant } from './verify/history-invariant';
