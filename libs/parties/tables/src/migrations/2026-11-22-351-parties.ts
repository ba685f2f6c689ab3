import { type Kysely, sql } from 'kysely';

/**
 * What parties are found by: all of it, and what people see who may not see tax data. And the name alone, for the lists of records that
 * bear it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index party_search on party using gin ((lower(normalize(coalesce(name, '') || ' ' || coalesce(gstin, '') || ' ' || coalesce(pan, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
  await sql`create index party_search_open on party using gin ((lower(normalize(coalesce(name, '') || ' ' || coalesce(gstin, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''), NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
  await sql`create index party_search_name on party using gin ((lower(normalize(name, NFKC)) collate "C") gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
}
