import { type Kysely, sql } from 'kysely';

/** Shipments whose e-way bills end by a day are found, and counted, in an index of that day in India: a draft is none of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index docket_by_eway_bill_end_day on docket (((eway_bill_end at time zone 'Asia/Kolkata')::date), id)
    include (eway_bill_end) where number is not null`.execute(db);
  await sql`analyze docket`.execute(db);
}
