import type { Document } from '@freightdesk/activity-contract';
import type { Db } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { type RecordKind, refuse } from '@freightdesk/shared-server-kit';
import { findDocument, lockDocument } from './document.repository';

/** A file that is there; a removed one is gone. */
export async function findDocumentOrRefuse(db: Db, id: string): Promise<Document> {
  const found = await findDocument(db, id);
  return found && found.removedAt === null
    ? found
    : refuse(commonProblems.not_found, { message: 'This file does not exist, or no longer does.' });
}

export const documents: RecordKind<Document> = {
  record: 'document',
  lock: lockDocument,
  find: findDocumentOrRefuse,
};
