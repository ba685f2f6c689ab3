import { type Kysely, sql } from 'kysely';

/** A customer opens a quotation by a link of the same kind as the one by which a shipment is followed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tracking_link drop constraint tracking_link_record_check,
    add constraint tracking_link_record_check check (record in ('shipment', 'domestic-shipment', 'quotation'))`.execute(
    db,
  );
}
