import { type Kysely, sql } from 'kysely';

/** Dockets: found by their numbers however those are spelled. The expressions are those of `numberKey` and `numberEnd`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index docket_key_of_number on docket ((lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  await sql`create index docket_end_of_number on docket ((reverse(lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g'))) collate "C"))`.execute(
    db,
  );
  await sql`create index docket_key_of_vehicle_number on docket ((lower(regexp_replace(vehicle_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where vehicle_number is not null`.execute(
    db,
  );
  await sql`create index docket_key_of_reference on docket ((lower(regexp_replace(reference, '[^0-9A-Za-z]', '', 'g')) collate "C")) where reference is not null`.execute(
    db,
  );
  await sql`create index docket_invoice_key_of_eway_bill_number on docket_invoice ((lower(regexp_replace(eway_bill_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where eway_bill_number is not null`.execute(
    db,
  );
  await sql`create index docket_invoice_key_of_number on docket_invoice ((lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  await sql`analyze docket`.execute(db);
  await sql`analyze docket_invoice`.execute(db);
}
