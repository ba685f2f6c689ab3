import { type Kysely, sql } from 'kysely';

/** Payments: found by their numbers however those are spelled. The expressions are those of `numberKey` and `numberEnd`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_key_of_number on payment ((lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  await sql`create index payment_end_of_number on payment ((reverse(lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g'))) collate "C"))`.execute(
    db,
  );
  await sql`create index payment_key_of_reference on payment ((lower(regexp_replace(reference, '[^0-9A-Za-z]', '', 'g')) collate "C")) where reference is not null`.execute(
    db,
  );
  await sql`analyze payment`.execute(db);
}
