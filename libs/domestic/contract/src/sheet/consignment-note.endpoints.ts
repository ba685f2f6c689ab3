import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { docketAccess } from '../access';
import type { ConsignmentNoteQuery } from './consignment-note.schema';

export const getConsignmentNote = defineEndpoint<ConsignmentNoteQuery, Blob>({
  name: 'dockets.note',
  method: 'GET',
  path: '/domestic/jobcard/:id/pdf',
  access: docketAccess.read,
  envelope: 'file',
  summary: 'The consignment note of a docket: PDF, A4, each copy on a page of its own.',
});
