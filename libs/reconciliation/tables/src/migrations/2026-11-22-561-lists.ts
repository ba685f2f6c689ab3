import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** Statement lines have a list: an index for each order in which it may be asked for, and one for what is looked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bank_statement_line_by_date on bank_statement_line (date, id)`.execute(db);
  await sql`create index bank_statement_line_by_amount on bank_statement_line (amount_minor, id)`.execute(db);
  await indexSearch(db, { table: 'bank_statement_line', columns: ['narration', 'reference'] });
}
