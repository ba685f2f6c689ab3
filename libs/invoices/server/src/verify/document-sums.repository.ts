import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/**
 * Keeps anew what notes took off documents, what documents add up to as a whole and in registers, what jobs come to by mode and by customer,
 * what of documents is owed, how many stand how, what they call their parties and which came after the end of their job; by the owner of
 * the tables alone. Whoever issues meanwhile waits.
 */
export async function rebuildDocumentSums(db: Db): Promise<void> {
  await sql`select rebuild_noted(), rebuild_returned(), rebuild_document_sums(), rebuild_register_sums(), rebuild_job_group_sums(), rebuild_owed(),
    rebuild_document_tallies(), rebuild_document_parties(), rebuild_late_bills()`.execute(db);
}
