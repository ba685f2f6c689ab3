export { podRecord, uploadPodInput } from './shipment/pod.schema';
export {
  eventFields,
  exceptionRecord,
  expectationInput,
  outlookFields,
  positionFields,
  statusFields,
} from './shipment/tracked.schema';
