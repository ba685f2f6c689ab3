import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** Jobs and leads: found by their numbers however those are spelled. The expressions are those of `numberKey` and `numberEnd`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_key_of_number on lead ((lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  await sql`create index lead_end_of_number on lead ((reverse(lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g'))) collate "C"))`.execute(
    db,
  );
  await sql`create index lead_key_of_mobile on lead ((lower(regexp_replace(mobile, '[^0-9A-Za-z]', '', 'g')) collate "C")) where mobile is not null`.execute(
    db,
  );
  await sql`create index jobcard_key_of_number on jobcard ((lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  await sql`create index jobcard_end_of_number on jobcard ((reverse(lower(regexp_replace(number, '[^0-9A-Za-z]', '', 'g'))) collate "C"))`.execute(
    db,
  );
  await sql`create index jobcard_key_of_mawb_number on jobcard ((lower(regexp_replace(mawb_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where mawb_number is not null`.execute(
    db,
  );
  await sql`create index jobcard_key_of_hawb_number on jobcard ((lower(regexp_replace(hawb_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where hawb_number is not null`.execute(
    db,
  );
  await sql`create index jobcard_key_of_mbl_number on jobcard ((lower(regexp_replace(mbl_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where mbl_number is not null`.execute(
    db,
  );
  await sql`create index jobcard_key_of_hbl_number on jobcard ((lower(regexp_replace(hbl_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where hbl_number is not null`.execute(
    db,
  );
  await sql`create index jobcard_key_of_booking_number on jobcard ((lower(regexp_replace(booking_number, '[^0-9A-Za-z]', '', 'g')) collate "C")) where booking_number is not null`.execute(
    db,
  );
  await sql`create index jobcard_key_of_reference on jobcard ((lower(regexp_replace(reference, '[^0-9A-Za-z]', '', 'g')) collate "C")) where reference is not null`.execute(
    db,
  );
  await sql`create index jobcard_container_key_of_container_number on jobcard_container ((lower(regexp_replace(container_number, '[^0-9A-Za-z]', '', 'g')) collate "C"))`.execute(
    db,
  );
  // A name with a slip is looked for in the company alone.
  await indexSearch(db, { table: 'lead', name: 'lead_search_company', columns: ['company_name'] });
  await sql`analyze lead`.execute(db);
  await sql`analyze jobcard`.execute(db);
  await sql`analyze jobcard_container`.execute(db);
}
