import { type Document, documentProblems } from '@freightdesk/activity-contract';
import type { SeenInput } from '@freightdesk/shared-endpoint/schema';
import { heldAsSeen, refuse, removeFile, type WriteContext } from '@freightdesk/shared-server-kit';
import type { Records } from '../record/records';
import { contentOf, emptyDocument, findDocument } from './document.repository';
import { documents, findDocumentOrRefuse } from './find-document';

/** Takes a file away. What it was stays in the trail: by its SHA-256 a copy of it can be recognised. */
export async function removeDocument(seen: SeenInput, context: WriteContext, records: Records): Promise<Document> {
  const { tx, actor, audit } = context;
  // Whoever may not write the record learns nothing of the file's versions.
  const { name: number } = await records.find(tx, await findDocumentOrRefuse(tx, seen.id), { actor, to: 'write' });
  const document = await heldAsSeen(documents, seen, tx);
  if (document.isHeld) refuse(documentProblems.document_held);

  const fileId = await contentOf(tx, document.id);
  await emptyDocument(context, document.id);
  const content = fileId === null ? undefined : await removeFile(tx, fileId);
  const { record, recordId, name, kind, mediaType, sizeBytes } = document;
  const told = { number, file: name, documentKind: kind, mediaType, sizeBytes, sha256: content?.sha256 };
  await audit({ record, recordId, action: 'remove-document', before: told, after: { number } });
  const after = await findDocument(tx, document.id);
  if (!after) throw new Error(`The file ${document.id} is not there after it was emptied.`);
  return after;
}
