import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Keeps anew which lines and entries no match names, and since when they do; by the owner of the tables alone. Whoever matches meanwhile waits. */
export async function rebuildOpenItems(db: Db): Promise<void> {
  await sql`select rebuild_open_entries(), rebuild_open_lines(), rebuild_match_spans()`.execute(db);
}
