import type { IdInput } from '@freightdesk/shared-endpoint/schema';
import { type FileAnswer, readFile, type ReadContext } from '@freightdesk/shared-server-kit';
import type { Records } from '../record/records';
import { contentOf } from './document.repository';
import { findDocumentOrRefuse } from './find-document';

/** The content of a file, for whoever may read the record that it stands beside. */
export async function readDocument(
  { id }: IdInput,
  { db, actor }: ReadContext,
  records: Records,
): Promise<FileAnswer | undefined> {
  await records.find(db, await findDocumentOrRefuse(db, id), { actor, to: 'read' });
  const fileId = await contentOf(db, id);
  return fileId === null ? undefined : readFile(db, fileId);
}
