import { id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { shipmentExceptions } from '../shipment/exception.kinds';

const note = () => string().label('What happened').max(500);

/** Whoever raises it owns it, unless another person is named. */
export const raiseExceptionInput = record({
  record: string().max(40).required(),
  recordId: id().required(),
  kind: string().label('Exception').oneOf(shipmentExceptions).required(),
  note: note(),
  ownerId: id().label('Owner'),
});
export type RaiseExceptionInput = InferType<typeof raiseExceptionInput>;

export const settleExceptionInput = record({
  id: id().required(),
  settled: string().label('What was done').max(500).required(),
});
export type SettleExceptionInput = InferType<typeof settleExceptionInput>;

export const assignExceptionInput = record({ id: id().required(), ownerId: id().label('Owner').required() });
export type AssignExceptionInput = InferType<typeof assignExceptionInput>;
