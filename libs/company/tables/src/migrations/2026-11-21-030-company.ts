import { type Kysely, sql } from 'kysely';

async function createCompany(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company (
      id uuid primary key,
      name text,
      legal_name text,
      state_code text,
      gstin text,
      pan text,
      tan text,
      cin text,
      address jsonb,
      phone text,
      email text,
      website text,
      tax_on_advances boolean not null default true,
      tds_to_the_rupee boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null
    )`.execute(db);
  await sql`create unique index company_only_one on company ((true))`.execute(db);

  await sql`
    create table branch (
      id uuid primary key,
      code text not null,
      name text not null,
      gstin text,
      state_code text,
      address jsonb,
      phone text,
      email text,
      is_head_office boolean not null default false,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null,
      check (active or not is_head_office)
    )`.execute(db);
  await sql`create unique index branch_code on branch (code)`.execute(db);
  await sql`create unique index branch_one_head_office on branch (is_head_office) where is_head_office`.execute(db);
}

async function createNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table number_series (
      id uuid primary key,
      kind text not null,
      -- A GSTIN, a branch id, a variant of the kind, or nothing where the whole company shares the series.
      holder text not null,
      prefix text not null,
      width integer not null check (width between 1 and 10),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index number_series_holder on number_series (kind, holder)`.execute(db);
  // Two series of a kind with one prefix would give the same number twice.
  await sql`create unique index number_series_prefix on number_series (kind, prefix)`.execute(db);

  // Whoever takes a number holds its row till commit, so numbers have neither gaps nor duplicates.
  await sql`
    create table number_counter (
      series_id uuid not null references number_series,
      fiscal_year text not null,
      last integer not null check (last > 0),
      primary key (series_id, fiscal_year)
    )`.execute(db);
}

/** A row is a locked month, by its first day. The trigger on vouchers reads it. */
async function createPeriodLock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table period_lock (
      month date primary key check (extract(day from month) = 1),
      id uuid not null unique default gen_random_uuid(),
      locked_at timestamptz not null,
      locked_by uuid not null references app_user
    )`.execute(db);
}

/** The company, its branches, the numbers it gives and the months it has closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCompany(db);
  await createNumbers(db);
  await createPeriodLock(db);
}
