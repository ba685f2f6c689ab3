import { type Kysely, sql } from 'kysely';

/** By which flight goods go; what house bills, customs and carriers ask of packages, and what a packed container weighs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobcard add flight_number text`.execute(db);
  await sql`
    alter table jobcard_package
      add marks text,
      add net_kg text,
      add hs_code text,
      add un_number text,
      add hazard_class text,
      add packing_group text check (packing_group in ('I', 'II', 'III'))`.execute(db);
  await sql`
    alter table jobcard_container
      add packages integer check (packages > 0),
      add gross_kg text,
      add tare_kg text,
      add vgm_kg text,
      add vgm_method text check (vgm_method in ('WEIGHED', 'CALCULATED'))`.execute(db);
}
