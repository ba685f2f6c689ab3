import { array, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';

const fieldChange = record({
  field: string().required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
});

/** One deed: who did what to which record, and what that changed. */
export const auditEvent = record({
  id: id().required(),
  at: string().required(),
  /** As they were called then; the id is null where the system itself did it. */
  user: record({ id: id().defined().nullable(), name: string().defined() }).required(),
  /** The kind of record, `bank`. */
  record: string().required(),
  recordId: string().required(),
  /** What people call the record: its number or name. */
  subject: string().defined().nullable(),
  /** The verb, `update`. */
  action: string().required(),
  reason: string().defined().nullable(),
  changes: array().of(fieldChange).required(),
});
export type AuditEvent = InferType<typeof auditEvent>;

export const recordKinds = record({ kinds: array().of(string().required()).required() });
export type RecordKinds = InferType<typeof recordKinds>;
