import { type Kysely, sql } from 'kysely';

const stamps = sql`
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null`;

async function createJobcards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobcard (
      id uuid primary key,
      number text not null unique,
      date date not null,
      mode text not null check (mode in ('AIR', 'SEA_FCL', 'SEA_LCL', 'ROAD', 'RAIL', 'MULTIMODAL')),
      direction text not null check (direction in ('EXPORT', 'IMPORT', 'CROSS_TRADE')),
      status text not null
        check (status in ('DRAFT', 'OPEN', 'IN_PROGRESS', 'COMPLETED', 'CLOSED', 'REOPENED', 'CANCELLED')),
      customer_id uuid not null references party,
      shipper_id uuid references party,
      consignee_id uuid references party,
      notify_party_id uuid references party,
      overseas_agent_id uuid references party,
      owner_id uuid not null references app_user,
      origin_locode text,
      origin_place text,
      destination_locode text,
      destination_place text,
      incoterm text,
      commodity text,
      receipt_place text,
      receipt_state_code text,
      mawb_number text,
      hawb_number text,
      mbl_number text,
      hbl_number text,
      booking_number text,
      carrier text,
      vessel text,
      voyage text,
      imo_number text,
      etd date,
      eta date,
      reference text,
      notes text,
      cancel_reason text,
      ${stamps},
      -- A lead may be won before its route is settled; once the job is opened both ends are known.
      check (status in ('DRAFT', 'CANCELLED') or coalesce(origin_locode, origin_place) is not null),
      check (status in ('DRAFT', 'CANCELLED') or coalesce(destination_locode, destination_place) is not null)
    )`.execute(db);
  await sql`create index jobcard_by_date on jobcard (date, id)`.execute(db);
  await sql`create index jobcard_by_customer on jobcard (customer_id, date)`.execute(db);
  await sql`create index jobcard_by_status on jobcard (status)`.execute(db);
}

async function createLeads(db: Kysely<unknown>): Promise<void> {
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
      stage text not null
        check (stage in ('NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED', 'NEGOTIATION', 'WON', 'LOST', 'ON_HOLD')),
      priority text not null check (priority in ('LOW', 'NORMAL', 'HIGH')),
      service text not null,
      direction text not null check (direction in ('EXPORT', 'IMPORT', 'CROSS_TRADE', 'DOMESTIC')),
      origin_place text,
      origin_locode text,
      destination_place text,
      destination_locode text,
      incoterm text,
      commodity text,
      is_dangerous boolean not null,
      packages integer,
      gross_kg text,
      cbm text,
      cargo_ready_date date,
      expected_revenue_paise bigint,
      probability integer check (probability between 0 and 100),
      next_follow_up_at timestamptz,
      lost_reason text,
      lost_to text,
      notes text,
      -- A job comes of one lead, and a lead is won once.
      jobcard_id uuid unique references jobcard,
      ${stamps},
      check (mobile is not null or email is not null),
      check (stage in ('WON', 'LOST') or next_follow_up_at is not null),
      check (jobcard_id is null or stage = 'WON')
    )`.execute(db);
  await sql`create index lead_by_date on lead (date, id)`.execute(db);
  await sql`create index lead_by_owner on lead (owner_id, stage)`.execute(db);
  await sql`create index lead_by_follow_up on lead (next_follow_up_at) where stage not in ('WON', 'LOST')`.execute(db);
}

/** Packages and containers of a jobcard. */
async function createCargo(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobcard_package (
      jobcard_id uuid not null references jobcard on delete cascade,
      position integer not null,
      quantity integer not null check (quantity > 0),
      type text not null,
      length_cm text not null,
      width_cm text not null,
      height_cm text not null,
      gross_kg text not null,
      description text not null,
      primary key (jobcard_id, position)
    )`.execute(db);
  await sql`
    create table jobcard_container (
      jobcard_id uuid not null references jobcard on delete cascade,
      position integer not null,
      container_number text not null,
      size_type text not null,
      seal_number text,
      check_digit_override_reason text,
      primary key (jobcard_id, position)
    )`.execute(db);
}

/** A jobcard's shipment, and its history that is only ever added to. */
async function createShipments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shipment (
      id uuid primary key,
      jobcard_id uuid not null references jobcard,
      status text not null,
      status_at timestamptz not null,
      location text,
      ${stamps}
    )`.execute(db);
  await sql`create index shipment_by_jobcard on shipment (jobcard_id)`.execute(db);
  await sql`create index shipment_by_status_at on shipment (status_at, id)`.execute(db);
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
      said jsonb not null default '{}',
      source text not null check (source in ('manual', 'import', 'system')),
      recorded_at timestamptz not null,
      recorded_by uuid not null references app_user
    )`.execute(db);
  await sql`create index shipment_event_by_shipment on shipment_event (shipment_id, id)`.execute(db);
  await sql`create trigger shipment_event_is_append_only before update or delete or truncate on shipment_event
    for each statement execute function refuse_change()`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createJobcards(db);
  await createLeads(db);
  await createCargo(db);
  await createShipments(db);
}
