import { soughtText } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** What a name is found by stands in it: each word of a search has it three times, and an expression of forty parts was set up for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_party add column search_text text collate "C" not null
    generated always as (${sql.raw(soughtText(['name', 'gstin']))}) stored`.execute(db);
  await sql`drop index document_party_search`.execute(db);
  await sql`create index document_party_search on document_party using gin (search_text gin_trgm_ops)
    with (gin_pending_list_limit = 256)`.execute(db);
  await sql`analyze document_party`.execute(db);
}
