import type { Document, UploadDocumentInput } from '@freightdesk/activity-contract';
import type { RecordSource, WriteContext } from '@freightdesk/shared-server-kit';
import { Records } from '../record/records';
import { uploadDocument } from './upload-document';

/** Puts files beside these records that prove what a record says, as part of the write which says it. */
export function documentHolder(sources: readonly RecordSource[]) {
  const records = new Records(sources);
  return (document: UploadDocumentInput, context: WriteContext): Promise<Document> =>
    uploadDocument({ ...document, isHeld: true }, context, records);
}
