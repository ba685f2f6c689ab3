export {
  eventFields,
  exceptionRecord,
  named,
  outlookFields,
  podRecord,
  positionFields,
  statusFields,
  updateExpectationInput,
  warnings,
} from './shipment/tracked.schema';
