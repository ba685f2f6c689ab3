import { array, boolean, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { document } from '../document/document.schema';
import { note } from '../note/note.schema';
import { pageOf, pageOfRecord, person } from '../record.schema';
import { entryKinds } from './entry.kinds';

export const timelineQuery = record({ ...pageOfRecord, kind: string().oneOf(entryKinds) });
export type TimelineQuery = InferType<typeof timelineQuery>;

const fieldChange = record({
  field: string().required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
  /** Of an amount in minor units. */
  currency: string().nullable(),
});

/** What was done with the record: the verb of the trail, and each field before and after that the asker may see. */
const change = record({
  record: string().required(),
  action: string().required(),
  reason: string().defined().nullable(),
  /** Of the record, where it has one. */
  currency: string().defined().nullable(),
  fields: array().of(fieldChange).required(),
});

/** One thing that happened: a change, a note or a file, of which the other two are null. */
export const timelineEntry = record({
  id: string().required(),
  kind: string().oneOf(entryKinds).required(),
  at: string().required(),
  by: person.required(),
  change: change.defined().nullable(),
  note: note.defined().nullable(),
  file: document.defined().nullable(),
});
export type TimelineEntry = InferType<typeof timelineEntry>;

export const timeline = record({
  ...pageOf(timelineEntry),
  /** Whether the asker may add notes and files. */
  mayAdd: boolean().required(),
});
export type Timeline = InferType<typeof timeline>;
