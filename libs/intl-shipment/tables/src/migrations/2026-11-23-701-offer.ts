import { type Kysely, sql } from 'kysely';

/** By which rate sheet a quoted charge is bought. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotation_charge add rate_sheet_id uuid references rate_sheet`.execute(db);
  await sql`create index quotation_charge_of_rate_sheet on quotation_charge (rate_sheet_id)
    where rate_sheet_id is not null`.execute(db);
}
