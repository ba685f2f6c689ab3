import { type Kysely, sql } from 'kysely';

const order = sql`date, (lower(normalize(number, NFKC)) collate "C"), id`;

/**
 * A job travels under one master, and a master is no house: so there is no circle, and the count of its houses is held by who writes a
 * link. What sort of shipment a job is follows from its links.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobcard
      add master_id uuid references jobcard,
      add master_reason text check (master_reason <> ''),
      add co_loader_id uuid references party,
      add house_count integer not null default 0 check (house_count >= 0),
      add check (master_id is null or (house_count = 0 and co_loader_id is null and master_id <> id)),
      add check (master_id is not null or master_reason is null)`.execute(db);
  await sql`
    alter table jobcard add shipment_type text not null generated always as (
      case
        when master_id is not null then 'HOUSE'
        when house_count > 0 then 'CONSOL'
        when co_loader_id is not null then 'CO_LOAD'
        else 'DIRECT'
      end
    ) stored`.execute(db);
  await sql`create index jobcard_of_master on jobcard (master_id, ${order})`.execute(db);
  await sql`create index jobcard_of_shipment_type on jobcard (shipment_type, ${order})`.execute(db);
}
