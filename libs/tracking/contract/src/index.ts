export { type EventTimeProblem, eventTimeProblem } from './shipment/event-time';
export { type ShipmentException, shipmentExceptionLabel, shipmentExceptions } from './shipment/exception.kinds';
export type { Journey, Step, TrackedRecord } from './shipment/journey';
export { illegalMove } from './shipment/move.rules';
export {
  type Asked,
  knownFrom,
  type Need,
  type NeedGroup,
  type NeedKind,
  type NeedTable,
  reasonProblems,
  unmetNeeds,
} from './shipment/need.rules';
export { podProblems } from './shipment/pod.rules';
export type { Pod, UploadPodInput } from './shipment/pod.schema';
export { factsOfTime, stepProblems, stepTimeProblem } from './shipment/step.rules';
export type { Told, Tracked, TrackedEvent, TrackedRow } from './shipment/tracked';
export type { ExceptionRecord, UpdateExpectationInput } from './shipment/tracked.schema';
export { trackingProblems } from './shipment/tracking.errors';
