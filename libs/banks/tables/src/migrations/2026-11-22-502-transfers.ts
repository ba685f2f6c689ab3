import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** Transfers have a list: an index for each order in which it may be asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const number = sql`(lower(normalize(number, NFKC)) collate "C")`;
  await sql`create index bank_transfer_in_order on bank_transfer (date, ${number}, id)`.execute(db);
  await sql`create index bank_transfer_by_number on bank_transfer (${number}, id)`.execute(db);
  for (const side of ['from', 'to']) {
    await sql`create index ${sql.id(`bank_transfer_of_${side}`)} on bank_transfer (${sql.id(`${side}_bank_id`)}, date, ${number}, id)`.execute(
      db,
    );
    await sql`drop index ${sql.id(`bank_transfer_${side}`)}`.execute(db);
  }
  await indexSearch(db, { table: 'bank_transfer', columns: ['number', 'reference'] });
  await sql`create index bank_transfer_by_amount on bank_transfer (amount_minor, id)`.execute(db);
}
