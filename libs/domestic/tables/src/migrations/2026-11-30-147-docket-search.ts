import { soughtText } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

const words = soughtText(['number', "consignor ->> 'name'", "consignee ->> 'name'", 'vehicle_number', 'reference']);

/** What a docket is found by stands in it: of names within JSON the text took longer to make, row by row, than all else of a search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table docket add column search_text text collate "C" not null generated always as (${sql.raw(words)}) stored`.execute(
    db,
  );
  await sql`drop index docket_search`.execute(db);
  await sql`create index docket_search on docket using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
  await sql`analyze docket`.execute(db);
}
