import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Keeps anew what bills and payments withheld; by the owner of the tables alone. Whoever enters one meanwhile waits. */
export async function rebuildWithheld(db: Db): Promise<void> {
  await sql`select rebuild_withheld()`.execute(db);
}
