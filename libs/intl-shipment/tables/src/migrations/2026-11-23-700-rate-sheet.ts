import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

/** Buy tariffs. A sheet and its lines are one record, read and written together; heads are of a column above this one. */
async function createRateSheets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_sheet (
      id uuid primary key,
      vendor_id uuid not null references party,
      reference text check (reference <> ''),
      mode text not null check (mode in ('AIR', 'SEA_FCL', 'SEA_LCL', 'ROAD', 'RAIL', 'MULTIMODAL')),
      origin_locode text not null,
      destination_locode text not null check (destination_locode <> origin_locode),
      valid_from date not null,
      valid_until date not null check (valid_until >= valid_from),
      transit_days integer check (transit_days >= 0),
      lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
      notes text,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null
    )`.execute(db);
}

/** A vendor's tariff of a lane from a day on is there once; what is in force on a lane, and each order of the list, has its index. */
async function indexRateSheets(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index rate_sheet_once on rate_sheet
    (vendor_id, mode, origin_locode, destination_locode, valid_from, lower(coalesce(reference, ''))) where active`.execute(
    db,
  );
  await sql`create index rate_sheet_in_force on rate_sheet (origin_locode, destination_locode, mode, valid_until)
    where active`.execute(db);
  for (const column of ['valid_from', 'valid_until', 'transit_days']) {
    await sql`create index ${sql.id(`rate_sheet_by_${column}`)} on rate_sheet (${sql.ref(column)}, id)`.execute(db);
  }
  await indexSearch(db, {
    table: 'rate_sheet',
    columns: ['origin_locode', 'destination_locode', 'reference', 'notes'],
  });
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRateSheets(db);
  await indexRateSheets(db);
}
