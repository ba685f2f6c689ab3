import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Keeps anew which lines of statements no match names; by the owner of the tables alone. Whoever matches meanwhile waits. */
export async function rebuildOpenLines(db: Db): Promise<void> {
  await sql`select rebuild_open_lines()`.execute(db);
}
