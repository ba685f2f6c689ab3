import { type Kysely, sql } from 'kysely';
import { gst, tds } from '../seed/rates-of-2026.data';

/** What came with the product was made by nobody. */
const stamps = sql`
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid references app_user,
  updated_at timestamptz not null default now(),
  updated_by uuid references app_user`;

const days = sql`
  valid_from date not null,
  valid_until date check (valid_until >= valid_from)`;

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gst_rate (
      id uuid primary key default gen_random_uuid(),
      percent text not null,
      ${days},
      source text not null,
      ${stamps},
      unique (percent, valid_from)
    )`.execute(db);
  await sql`
    create table tds_rate (
      id uuid primary key default gen_random_uuid(),
      nature text not null,
      payee text check (payee in ('INDIVIDUAL', 'OTHERS')),
      ${days},
      section text not null,
      code text,
      percent text not null,
      percent_without_pan text not null,
      limit_paise bigint not null check (limit_paise >= 0),
      limit_per text not null check (limit_per in ('YEAR', 'MONTH')),
      bill_paise bigint,
      is_excess_only boolean not null,
      head text not null,
      source text not null,
      is_to_be_confirmed boolean not null,
      ${stamps}
    )`.execute(db);
  await sql`create unique index tds_rate_by_day on tds_rate (nature, coalesce(payee, ''), valid_from)`.execute(db);
}

async function fill(db: Kysely<unknown>, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

/** GST and TDS by the days on which each rate holds, with its source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await fill(db, 'gst_rate', gst);
  await fill(db, 'tds_rate', tds);
}
