import { array, id, type InferType, record, string } from '@freightdesk/shared-endpoint/schema';
import { ofRecord, pageOf, pageOfRecord, person } from '../record.schema';

export const addNoteInput = record({
  ...ofRecord,
  text: string().max(4_000).required().label('Note'),
  /** People by their ids, each of whom may read the record. */
  mentions: array().of(id().required()).max(20),
});
export type AddNoteInput = InferType<typeof addNoteInput>;

/** What somebody wrote beside a record. It is never changed. */
export const note = record({
  id: id().required(),
  record: string().required(),
  recordId: id().required(),
  text: string().required(),
  mentions: array().of(person).required(),
  createdAt: string().required(),
  createdBy: person.required(),
});
export type Note = InferType<typeof note>;

export const notesQuery = record(pageOfRecord);
export type NotesQuery = InferType<typeof notesQuery>;

export const notePage = record(pageOf(note));
export type NotePage = InferType<typeof notePage>;

export const peopleQuery = record(ofRecord);
export type PeopleQuery = InferType<typeof peopleQuery>;

export const people = array()
  .of(record({ id: id().required(), name: string().required() }))
  .required();
export type People = InferType<typeof people>;
