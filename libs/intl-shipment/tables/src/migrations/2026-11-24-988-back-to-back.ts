import { type Kysely, sql } from 'kysely';

const order = sql`date, (lower(normalize(number, NFKC)) collate "C"), id`;

/** One house under one master is no consolidation: the two bills stand back to back. What is computed cannot be changed, only made anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index jobcard_of_shipment_type`.execute(db);
  await sql`
    alter table jobcard
      drop column shipment_type,
      add shipment_type text not null generated always as (
        case
          when master_id is not null then 'HOUSE'
          when house_count = 1 then 'BACK_TO_BACK'
          when house_count > 1 then 'CONSOL'
          when co_loader_id is not null then 'CO_LOAD'
          else 'DIRECT'
        end
      ) stored`.execute(db);
  await sql`create index jobcard_of_shipment_type on jobcard (shipment_type, ${order})`.execute(db);
}
