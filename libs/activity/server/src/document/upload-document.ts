import type { Document, UploadDocumentInput } from '@freightdesk/activity-contract';
import { newId } from '@freightdesk/shared-database';
import { keepFile, type WriteContext } from '@freightdesk/shared-server-kit';
import type { Records } from '../record/records';
import { insertDocument } from './document.repository';
import { findDocumentOrRefuse } from './find-document';

interface NewDocument extends UploadDocumentInput {
  /** Nobody may take it away. */
  isHeld?: boolean;
}

/** Puts a file beside a record. */
export async function uploadDocument(
  { file, isHeld, ...input }: NewDocument,
  context: WriteContext,
  records: Records,
): Promise<Document> {
  const { tx, actor, audit } = context;
  const { name: number } = await records.find(tx, input, { actor, to: 'write' });

  const { id: fileId, name, mediaType, sizeBytes, sha256 } = await keepFile(file, context);
  const id = newId();
  await insertDocument(context, { ...input, id, fileId, name, mediaType, sizeBytes, isHeld });
  const told = { number, file: name, documentKind: input.kind, mediaType, sizeBytes, sha256 };
  await audit({ ...input, action: 'upload-document', before: { number }, after: told });
  return findDocumentOrRefuse(tx, id);
}
