import { defineEndpoint } from '@freightdesk/shared-endpoint';
import type { IdInput, SeenInput } from '@freightdesk/shared-endpoint/schema';
import type { Document, DocumentPage, DocumentsQuery, UploadDocumentInput } from './document.schema';

const touches = ['timeline', 'documents'];

export const listDocuments = defineEndpoint<DocumentsQuery, DocumentPage>({
  name: 'documents.list',
  method: 'GET',
  path: '/document/list',
  // Who may read the record decides, which the use case asks.
  access: 'session.own',
  envelope: 'whole',
  summary: 'The files beside a record, the newest first. For whoever may read the record.',
});

export const uploadDocument = defineEndpoint<UploadDocumentInput, Document>({
  name: 'documents.upload',
  method: 'POST',
  path: '/document/upload',
  access: 'session.own',
  status: 201,
  body: 'multipart',
  summary: 'Puts a file beside a record. For whoever may write the record.',
  touches,
});

export const removeDocument = defineEndpoint<SeenInput, Document>({
  name: 'documents.remove',
  method: 'POST',
  path: '/document/remove',
  access: 'session.own',
  summary: 'Takes a file away; the trail keeps its name, size and SHA-256. For whoever may write the record.',
  touches,
});

export const readDocument = defineEndpoint<IdInput, Blob>({
  name: 'documents.file',
  method: 'GET',
  path: '/document/:id/file',
  access: 'session.own',
  envelope: 'file',
  summary: 'A file beside a record, as a download. For whoever may read the record.',
});
