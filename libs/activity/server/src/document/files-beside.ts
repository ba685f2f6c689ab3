import type { Db } from '@freightdesk/shared-database';

/** A file beside a record; `fileId` is what it is stored under. */
interface FileBeside {
  id: string;
  recordId: string;
  fileId: string;
  name: string;
  sizeBytes: number;
}

/** The files beside records of a kind, the oldest first; handed to other columns by the app's wiring. */
export async function filesBeside(
  db: Db,
  { record, recordIds }: { record: string; recordIds: readonly string[] },
): Promise<FileBeside[]> {
  if (recordIds.length === 0) return [];
  return db
    .selectFrom('document')
    .select((eb) => ['id', 'recordId', 'name', 'sizeBytes', eb.ref('fileId').$notNull().as('fileId')])
    .where('record', '=', record)
    .where('recordId', 'in', recordIds)
    .where('fileId', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
