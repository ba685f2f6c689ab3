export {
  eventFields,
  exceptionRecord,
  expectationFields,
  named,
  outlookFields,
  podRecord,
  positionFields,
  statusFields,
  warnings,
} from './shipment/tracked.schema';
