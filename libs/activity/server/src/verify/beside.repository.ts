import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Every record beside which a note or a file stands. */
export async function recordsWithActivity(db: Db): Promise<{ record: string; recordId: string }[]> {
  const { rows } = await sql<{ record: string; recordId: string }>`
    select record, record_id from note union select record, record_id from document order by 1, 2`.execute(db);
  return rows;
}

/** Those of the records whose deletion the trail tells. */
export async function deletedAmong(db: Db, record: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('auditEvent')
    .select('recordId')
    .where('record', '=', record)
    .where('recordId', 'in', ids)
    .where('action', '=', 'delete')
    .execute();
  return new Set(rows.map(({ recordId }) => recordId));
}
