import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { docketAccess } from '../access';
import type { ConsignmentNoteQuery, ConsignmentNotesQuery } from './consignment-note.schema';

export const getConsignmentNote = defineEndpoint<ConsignmentNoteQuery, Blob>({
  name: 'dockets.note',
  method: 'GET',
  path: '/domestic/jobcard/:id/pdf',
  access: docketAccess.read,
  envelope: 'file',
  summary: 'The consignment note of a docket: PDF, A4, each copy on a page of its own.',
});

export const getConsignmentNotes = defineEndpoint<ConsignmentNotesQuery, Blob>({
  name: 'dockets.notes',
  method: 'GET',
  path: '/domestic/jobcard/pdf',
  access: docketAccess.read,
  envelope: 'file',
  work: 'long',
  summary: 'The consignment notes of up to 100 dockets: one PDF, or a ZIP with a PDF for each.',
});
