import { type Kysely, sql } from 'kysely';

/** Parties: found by their numbers however those are spelled. The expressions are those of `numberKey` and `numberEnd`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index party_registration_key_of_gstin on party_registration ((lower(regexp_replace(gstin, '[^0-9A-Za-z]', '', 'g')) collate "C")) where gstin is not null`.execute(
    db,
  );
  await sql`create index party_key_of_phone on party ((lower(regexp_replace(phone, '[^0-9A-Za-z]', '', 'g')) collate "C")) where phone is not null`.execute(
    db,
  );
  await sql`create index party_key_of_pan on party ((lower(regexp_replace(pan, '[^0-9A-Za-z]', '', 'g')) collate "C")) where pan is not null`.execute(
    db,
  );
  await sql`analyze party_registration`.execute(db);
  await sql`analyze party`.execute(db);
}
