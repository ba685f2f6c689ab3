import type { Document } from '@freightdesk/activity-contract';
import type { Db, Tx } from '@freightdesk/shared-database';
import { type Asking, pagesOf, type Writing, recordTable } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';
import { listBeside } from '../record/page-request';
import type { RecordKey } from '../record/records';

const { lock: lockDocument, insert: insertDocument, change } = recordTable('document');
export { lockDocument, insertDocument };

/** The row stays, so that it can be told that there was a file. */
export const emptyDocument = (by: Writing, id: string): Promise<void> =>
  change(by, id, { fileId: null, removedAt: by.clock.now(), removedBy: by.actor.userId });

const documentRows = (db: Db | Tx) =>
  db
    .selectFrom('document')
    .innerJoin('appUser as author', 'author.id', 'document.createdBy')
    .leftJoin('appUser as remover', 'remover.id', 'document.removedBy')
    .select([
      'document.id',
      'document.record',
      'document.recordId',
      'document.kind',
      'document.name',
      'document.mediaType',
      'document.sizeBytes',
      'document.isHeld',
      'document.createdAt',
      'document.createdBy',
      'document.removedAt',
      'document.removedBy',
      'document.version',
      sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('authorName'),
      sql<string | null>`trim(remover.first_name || ' ' || remover.last_name)`.as('removerName'),
    ]);

type DocumentRow = Awaited<ReturnType<ReturnType<typeof documentRows>['executeTakeFirstOrThrow']>>;

const toDocument = ({ authorName, removerName, createdBy, removedBy, ...row }: DocumentRow): Document => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  createdBy: { id: createdBy, name: authorName },
  removedAt: row.removedAt?.toISOString() ?? null,
  removedBy: removedBy === null ? null : { id: removedBy, name: removerName ?? '' },
});

/** Those that are there; the timeline also tells of the removed. */
export const documentsBeside = pagesOf(
  (db: Db | Tx, asking: Asking<RecordKey>) =>
    documentRows(db)
      .select('document.createdAt as at')
      .where('document.record', '=', asking('record'))
      .where('document.recordId', '=', asking('recordId'))
      .where('document.removedAt', 'is', null),
  { list: listBeside('name'), toRow: ({ at: _at, ...row }) => toDocument(row) },
);

export async function findDocuments(db: Db, ids: readonly string[]): Promise<Document[]> {
  if (ids.length === 0) return [];
  return (await documentRows(db).where('document.id', 'in', ids).execute()).map(toDocument);
}

export async function findDocument(db: Db, id: string): Promise<Document | undefined> {
  return (await findDocuments(db, [id]))[0];
}

/** Which stored file holds its content; null once it is removed, or where there is none. */
export async function contentOf(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('document').select('fileId').where('id', '=', id).executeTakeFirst();
  return row?.fileId ?? null;
}
