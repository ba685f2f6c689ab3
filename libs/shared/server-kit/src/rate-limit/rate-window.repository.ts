import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Adds calls to a minute's counts in one statement; answers what all servers have counted so far. */
export async function addCalls(
  db: Db,
  begunAt: Date,
  counts: readonly { key: string; calls: number }[],
): Promise<ReadonlyMap<string, number>> {
  const [keys, calls] = [counts.map((count) => count.key), counts.map((count) => count.calls)];
  const { rows } = await sql<{ key: string; calls: number }>`
    insert into rate_window as counted (key, begun_at, calls)
    select key, ${begunAt}, calls from unnest(${keys}::text[], ${calls}::bigint[]) as told (key, calls)
    on conflict (key, begun_at) do update set calls = counted.calls + excluded.calls
    returning key, calls`.execute(db);
  return new Map(rows.map((row) => [row.key, row.calls]));
}

export async function sweepRateWindows(db: Db, olderThan: Date): Promise<void> {
  await db.deleteFrom('rateWindow').where('begunAt', '<', olderThan).execute();
}
