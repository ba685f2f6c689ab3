import { indexNumbers } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** Rate sheets are found by the numbers that vendors gave them, and with their vendor the latest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexNumbers(db, { table: 'rate_sheet', columns: [], sparse: ['reference'] });
  await sql`create index rate_sheet_of_vendor on rate_sheet (vendor_id, valid_from, id)`.execute(db);
}
