import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { ExceptionRecord } from '../shipment/tracked.schema';
import type { AssignExceptionInput, RaiseExceptionInput, SettleExceptionInput } from './exception.schema';

const touches = ['shipments', 'domestic-shipments', 'overview', 'timeline'];

/** Which kinds there are is said by the way of the shipment. */
export const raiseException = defineEndpoint<RaiseExceptionInput, ExceptionRecord>({
  name: 'exceptions.raise',
  method: 'POST',
  path: '/shipment-exception/raise',
  // Who may write the shipment decides, which the use case asks.
  access: 'session.own',
  status: 201,
  summary: 'Says what goes wrong with a shipment, and whose it is to settle. For whoever may write the shipment.',
  touches,
});

export const settleException = defineEndpoint<SettleExceptionInput, ExceptionRecord>({
  name: 'exceptions.settle',
  method: 'POST',
  path: '/shipment-exception/settle',
  access: 'session.own',
  summary: 'Closes an exception with what was done. For whoever may write the shipment.',
  touches,
});

export const assignException = defineEndpoint<AssignExceptionInput, ExceptionRecord>({
  name: 'exceptions.assign',
  method: 'POST',
  path: '/shipment-exception/assign',
  access: 'session.own',
  summary: 'Gives an open exception to another person. For whoever may write the shipment.',
  touches,
});
