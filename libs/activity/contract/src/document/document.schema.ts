import {
  boolean,
  file,
  id,
  type InferType,
  number,
  record,
  string,
  version,
} from '@freightdesk/shared-endpoint/schema';
import { ofRecord, pageOf, pageOfRecord, person } from '../record.schema';
import { documentFileKinds } from './document.kinds';

export const uploadDocumentInput = record({
  ...ofRecord,
  kind: string().max(40).required().label('Kind of file'),
  file: file({ kinds: documentFileKinds }).required().label('File'),
});
export type UploadDocumentInput = InferType<typeof uploadDocumentInput>;

/** A file beside a record. Once it is removed its content is gone, and that it was there is still told. */
export const document = record({
  id: id().required(),
  record: string().required(),
  recordId: id().required(),
  kind: string().required(),
  name: string().required(),
  mediaType: string().required(),
  sizeBytes: number().required(),
  /** Whether it proves what the record says: then it stays. */
  isHeld: boolean().required(),
  createdAt: string().required(),
  createdBy: person.required(),
  removedAt: string().defined().nullable(),
  removedBy: person.defined().nullable(),
  version: version().required(),
});
export type Document = InferType<typeof document>;

export const documentsQuery = record(pageOfRecord);
export type DocumentsQuery = InferType<typeof documentsQuery>;

export const documentPage = record(pageOf(document));
export type DocumentPage = InferType<typeof documentPage>;
