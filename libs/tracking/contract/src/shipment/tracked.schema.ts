import {
  array,
  businessDate,
  id,
  type InferType,
  instant,
  named,
  type ObjectShape,
  record,
  string,
  version,
  versioned,
} from '@freightdesk/shared-endpoint/schema';
import { type ShipmentException, shipmentExceptions } from './exception.kinds';
import { podRecord } from './pod.schema';

const exceptions = (kinds: readonly ShipmentException[] = shipmentExceptions) =>
  array(string().oneOf(kinds).required());

/** What tells a step, but for its facts. */
export const statusFields = <Status extends string>(statuses: readonly Status[]) => ({
  status: string().label('Status').oneOf(statuses).required(),
  at: instant().label('When').required(),
  location: string().max(120).label('Where'),
  remarks: string().label('Remarks').max(1000),
  reason: string().label('Reason').max(500),
});

/** What a person fills in for several at once: the step of all, and what is each one's own. Each is then sent as a call of its own. */
export const severalForm = <Status extends string, Needs extends ObjectShape>(
  statuses: readonly Status[],
  needs: Needs,
) =>
  versioned({
    ...statusFields(statuses),
    ...needs,
    each: array(record({ id: id().required(), ...needs }).required()),
  });

/** The time or place of an event that was told wrongly. */
export const correctEventInput = versioned({
  eventId: id().required(),
  at: instant().label('When').required(),
  location: string().max(120).label('Where'),
  remarks: string().label('Remarks').max(1000),
  reason: string().label('Reason').max(500).required('Say why.'),
});
export type CorrectEventInput = InferType<typeof correctEventInput>;

/** `exceptions` are all that are open now: a new one opens, one left out of the list closes. */
export const expectationInput = (kinds: readonly ShipmentException[]) =>
  versioned({
    eta: businessDate().label('ETA').nullable(),
    promisedDate: businessDate().label('Promised date').nullable(),
    exceptions: exceptions(kinds).label('Exceptions').max(kinds.length),
  });
export type UpdateExpectationInput = InferType<ReturnType<typeof expectationInput>>;

export const positionFields = <Status extends string>(statuses: readonly Status[]) => ({
  status: string().oneOf(statuses).required(),
  statusAt: instant().required(),
  location: string().nullable().defined(),
  eta: businessDate().nullable().defined(),
  version: version().required(),
});

/** When it is promised, and its exceptions that are open. */
export const outlookFields = () => ({
  promisedDate: businessDate().nullable().defined(),
  exceptions: exceptions().required(),
  /** Since when the first of them is open. */
  exceptionSince: instant().nullable().defined(),
});

export const eventFields = <Status extends string>(statuses: readonly Status[]) => ({
  id: id().required(),
  from: string()
    .nullable()
    .oneOf([...statuses, null])
    .defined(),
  to: string().oneOf(statuses).required(),
  milestone: string()
    .nullable()
    .oneOf([...statuses, null]),
  corrects: id().nullable(),
  classifier: string().oneOf(['PLN', 'EST', 'ACT']).required(),
  eventAt: instant().required(),
  location: string().nullable().defined(),
  remarks: string().nullable().defined(),
  reason: string().nullable().defined(),
  source: string().oneOf(['manual', 'import', 'system']).required(),
  byUser: named().required(),
  recordedAt: instant().required(),
});

/** What went wrong: raised by a person or by a rule, somebody's to settle, and closed with what was done. */
export const exceptionRecord = record({
  id: id().required(),
  kind: string().oneOf<ShipmentException>(shipmentExceptions).required(),
  source: string().oneOf(['manual', 'rule', 'import']).required(),
  note: string().nullable().defined(),
  owner: named().nullable().default(undefined).defined(),
  openedAt: instant().required(),
  /** Null where a rule raised it. */
  openedBy: named().nullable().default(undefined).defined(),
  closedAt: instant().nullable().defined(),
  /** Null where it is so no longer, by the rule that raised it. */
  closedBy: named().nullable().default(undefined).defined(),
  settled: string().nullable().defined(),
});
export type ExceptionRecord = InferType<typeof exceptionRecord>;

/** What the page of one shipment shows beside its header; a list does not. */
export const trackedFields = () => ({
  /** Every exception there was, the open ones first. */
  exceptionHistory: array(exceptionRecord.required()).required(),
  pod: podRecord.nullable().default(undefined).defined(),
});
