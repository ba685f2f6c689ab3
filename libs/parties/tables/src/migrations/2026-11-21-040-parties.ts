import { type Kysely, sql } from 'kysely';

/** Parties (one table for customers, vendors, agents and carriers) and their GST registrations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table party (
      id uuid primary key,
      name text not null,
      -- Normalised for the duplicate warning: two spellings of one name share it.
      name_key text not null,
      roles text[] not null check (cardinality(roles) > 0),
      country text not null default 'IN',
      gstin text,
      state_code text,
      pan text,
      tan text,
      email text,
      phone text,
      address jsonb,
      credit_days integer,
      credit_limit_paise bigint,
      tds_nature text,
      pod_required_for_billing boolean not null default false,
      pod_must_be_verified boolean not null default false,
      volumetric_divisor text,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null
    )`.execute(db);
  await sql`create index party_by_name on party (lower(normalize(name, NFKC)) collate "C", id)`.execute(db);
  await sql`create index party_by_name_key on party (name_key)`.execute(db);
  await sql`create index party_by_pan on party (pan) where pan is not null`.execute(db);

  await sql`
    create table party_registration (
      id uuid primary key,
      party_id uuid not null references party on delete cascade,
      position integer not null,
      gstin text,
      state_code text not null,
      type text not null check (type in ('REGULAR', 'COMPOSITION', 'SEZ', 'OVERSEAS', 'UNREGISTERED')),
      address jsonb,
      unique (party_id, position)
    )`.execute(db);
  // One GSTIN belongs to one party; that two clerks add it at once is told by this index.
  await sql`create unique index party_registration_gstin on party_registration (gstin) where gstin is not null`.execute(
    db,
  );
}
