import { type Kysely, sql } from 'kysely';

/**
 * What bills, customs and carriers say of a job beside its numbers: days of the bills, the station and the electronic manifests of customs,
 * who clears it, how far we carry it; and what a lead would like to pay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobcard
      add carriage_scope text
        check (carriage_scope in ('PORT_TO_PORT', 'DOOR_TO_PORT', 'PORT_TO_DOOR', 'DOOR_TO_DOOR')),
      add delivery_place text,
      add customs_broker_id uuid references party,
      add mbl_date date,
      add hbl_date date,
      add on_board_date date,
      add cfs text,
      add rate_class text,
      add port_code text,
      add shipping_bill_type text,
      add egm_no text,
      add egm_date date,
      add csn_no text`.execute(db);
  await sql`create index jobcard_by_customs_broker on jobcard (customs_broker_id) where customs_broker_id is not null`.execute(
    db,
  );
  await sql`alter table lead add target_rate text`.execute(db);
}
