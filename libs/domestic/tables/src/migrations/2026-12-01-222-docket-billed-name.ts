import { keepTexts } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/**
 * Whatever anybody writes there, it is the name of the party that the docket is billed to. The party is held until the docket is written: who
 * gives it another name waits for that, and finds the docket.
 */
async function keepName(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function docket_billed_name() returns trigger language plpgsql security definer as $$
    begin
      select name into new.billed_name from party where id = new.billing_party_id for share;
      return new;
    end $$`.execute(db);
  await sql`create trigger docket_billed_name_is_kept before insert or update of billing_party_id, billed_name on docket
    for each row execute function docket_billed_name()`.execute(db);
}

async function followParty(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_billed_names() returns trigger language plpgsql security definer as $$
    begin
      update docket set billed_name = new.name where billing_party_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger billed_names_are_kept after update of name on party for each row
    when (old.name is distinct from new.name) execute function keep_billed_names()`.execute(db);
}

/**
 * Domestic: a docket has the name of whom it is billed to with its own words in one text, so that its lists enter one index for all
 * words together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index docket_search`.execute(db);
  await sql`alter table docket add column billed_name text`.execute(db);
  await sql`update docket set billed_name = party.name from party where party.id = billing_party_id`.execute(db);
  await keepName(db);
  await followParty(db);
  for (const name of ['docket_billed_name', 'keep_billed_names']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`alter function ${sql.id(name)}() set enable_seqscan = off`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
  await keepTexts(db, 'docket', {
    list_text: {
      columns: [
        ...['number', "consignor ->> 'name'", "consignee ->> 'name'", 'vehicle_number', 'reference'],
        'billed_name',
      ],
      index: 'docket_search',
    },
  });
}
