export { named } from './shipment/named.schema';
export { podRecord, uploadPodInput } from './shipment/pod.schema';
export {
  eventFields,
  exceptionRecord,
  expectationInput,
  outlookFields,
  positionFields,
  statusFields,
  warnings,
} from './shipment/tracked.schema';
