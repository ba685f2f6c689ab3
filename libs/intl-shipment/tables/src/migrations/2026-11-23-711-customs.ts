import { type Kysely, sql } from 'kysely';

/** What customs gave a job, as its statuses tell it too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobcard
      add shipping_bill_no text,
      add shipping_bill_date date,
      add leo_date date,
      add igm_no text,
      add igm_date date,
      add igm_line_no text,
      add boe_no text,
      add boe_date date,
      add boe_type text check (boe_type in ('HOME', 'WAREHOUSE', 'EX_BOND')),
      add ooc_date date`.execute(db);
}
