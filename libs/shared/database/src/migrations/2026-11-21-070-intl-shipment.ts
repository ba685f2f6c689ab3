import { type Kysely, sql } from 'kysely';

const stamps = sql`
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null`;

/** Leads, and the jobcards they become. */
async function createLeadsAndJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobcard (
      id uuid primary key,
      number text not null unique,
      date date not null,
      mode text not null,
      direction text not null,
      status text not null,
      customer_id uuid not null references party,
      shipper_id uuid references party,
      consignee_id uuid references party,
      owner_id uuid not null references app_user,
      origin_locode text,
      origin_place text,
      destination_locode text,
      destination_place text,
      incoterm text,
      commodity text,
      mawb_number text,
      details jsonb not null default '{}',
      cancel_reason text,
      ${stamps}
    )`.execute(db);
  await sql`create index jobcard_by_date on jobcard (date, id)`.execute(db);
  await sql`create index jobcard_by_customer on jobcard (customer_id, date)`.execute(db);

  await sql`
    create table lead (
      id uuid primary key,
      number text not null unique,
      date date not null,
      source text not null,
      company_name text not null,
      contact_name text not null,
      mobile text,
      email text,
      party_id uuid references party,
      owner_id uuid not null references app_user,
      stage text not null,
      service text not null,
      direction text not null,
      origin_place text,
      origin_locode text,
      destination_place text,
      destination_locode text,
      incoterm text,
      commodity text,
      expected_revenue_paise bigint,
      next_follow_up_at timestamptz,
      lost_reason text,
      lost_to text,
      stage_reason text,
      remarks text,
      jobcard_id uuid references jobcard,
      ${stamps},
      check (mobile is not null or email is not null),
      check (stage in ('WON', 'LOST') or next_follow_up_at is not null)
    )`.execute(db);
  await sql`create index lead_by_date on lead (date, id)`.execute(db);
  await sql`create index lead_by_owner on lead (owner_id, stage)`.execute(db);
}

/** Packages and containers of a jobcard. */
async function createCargo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobcard_package (
      jobcard_id uuid not null references jobcard on delete cascade,
      position integer not null,
      quantity integer not null check (quantity > 0),
      type text not null,
      length_cm text,
      width_cm text,
      height_cm text,
      gross_kg text,
      description text,
      primary key (jobcard_id, position)
    )`.execute(db);
  await sql`
    create table jobcard_container (
      jobcard_id uuid not null references jobcard on delete cascade,
      position integer not null,
      container_number text not null,
      size_type text not null,
      check_digit_override_reason text,
      primary key (jobcard_id, position)
    )`.execute(db);
}

/** A jobcard's shipment, and its history that is only ever added to. */
async function createShipments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shipment (
      id uuid primary key,
      jobcard_id uuid not null references jobcard on delete cascade,
      machine text not null,
      status text,
      eta date,
      last_event_at timestamptz,
      ${stamps}
    )`.execute(db);
  await sql`create index shipment_by_jobcard on shipment (jobcard_id)`.execute(db);
  await sql`
    create table shipment_event (
      id uuid primary key,
      shipment_id uuid not null references shipment,
      from_status text,
      to_status text not null,
      classifier text not null check (classifier in ('PLN', 'EST', 'ACT')),
      event_at timestamptz not null,
      location text,
      remarks text,
      reason text,
      skipped text[] not null default '{}',
      needs jsonb not null default '{}',
      source text not null check (source in ('manual', 'import', 'system')),
      recorded_at timestamptz not null,
      recorded_by uuid not null references app_user
    )`.execute(db);
  await sql`create index shipment_event_by_shipment on shipment_event (shipment_id, event_at, id)`.execute(db);
  await sql`create trigger shipment_event_is_append_only before update or delete or truncate on shipment_event
    for each statement execute function refuse_change()`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createLeadsAndJobs(db);
  await createCargo(db);
  await createShipments(db);
}
