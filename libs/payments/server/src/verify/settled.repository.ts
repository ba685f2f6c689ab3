import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Keeps anew what is settled of each invoice; by the owner of the tables alone. Whoever allocates meanwhile waits. */
export async function rebuildSettled(db: Db): Promise<void> {
  await sql`select rebuild_settled()`.execute(db);
}
