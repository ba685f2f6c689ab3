import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** Keeps anew what postings add up to; by the owner of the tables alone. Whoever posts meanwhile waits. */
export async function rebuildPostingSums(db: Db): Promise<void> {
  await sql`select rebuild_posting_sums(), rebuild_job_sums()`.execute(db);
}
