import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { AddNoteInput, Note, NotePage, NotesQuery, People, PeopleQuery } from './note.schema';

export const listNotes = defineEndpoint<NotesQuery, NotePage>({
  name: 'notes.list',
  method: 'GET',
  path: '/note/list',
  // Who may read the record decides, which the use case asks.
  access: 'session.own',
  envelope: 'whole',
  summary: 'What was written beside a record, the newest first. For whoever may read the record.',
});

export const addNote = defineEndpoint<AddNoteInput, Note>({
  name: 'notes.add',
  method: 'POST',
  path: '/note/add',
  access: 'session.own',
  status: 201,
  summary: 'Writes a note beside a record. For whoever may write the record.',
  touches: ['timeline', 'notes'],
});

export const listPeople = defineEndpoint<PeopleQuery, People>({
  name: 'notes.people',
  method: 'GET',
  path: '/note/people',
  access: 'session.own',
  summary: 'Who may be mentioned beside a record: whoever may read it.',
});
