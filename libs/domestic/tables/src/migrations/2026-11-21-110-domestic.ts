import { type Kysely, sql } from 'kysely';

const stamps = sql`
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null`;

/** A docket and its shipment are one row: they have one status. */
async function createDockets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table docket (
      id uuid primary key,
      number text unique,
      date date not null,
      mode text not null check (mode in ('SURFACE', 'AIR', 'RAIL', 'EXPRESS', 'FTL', 'PTL')),
      status text not null check (status in ('DRAFT', 'BOOKED', 'PICKUP_ASSIGNED', 'PICKED_UP', 'IN_TRANSIT', 'AT_HUB',
        'OUT_FOR_DELIVERY', 'UNDELIVERED', 'DELIVERED', 'POD_UPLOADED', 'POD_VERIFIED', 'RTO_INITIATED',
        'RTO_IN_TRANSIT', 'RTO_DELIVERED', 'LOST_DAMAGED', 'CANCELLED')),
      status_at timestamptz not null,
      location text,
      branch_id uuid not null references branch,
      destination_branch_id uuid references branch,
      billing_party_id uuid references party,
      consignor jsonb,
      consignee jsonb,
      delivery text not null check (delivery in ('DOOR', 'GODOWN', 'SELF')),
      description text,
      packing text,
      packages integer check (packages > 0),
      actual_kg text,
      minimum_kg text,
      volumetric_divisor text not null,
      dimensions jsonb not null,
      is_hazardous boolean not null,
      declared_value_paise bigint check (declared_value_paise >= 0),
      risk text check (risk in ('OWNER', 'CARRIER')),
      freight_basis text check (freight_basis in ('PAID', 'TO_PAY', 'TBB')),
      gst_payable_by text check (gst_payable_by in ('CONSIGNOR', 'CONSIGNEE', 'TRANSPORTER')),
      vehicle_number text,
      driver_name text,
      driver_phone text,
      reference text,
      notes text,
      cancel_reason text,
      eta date,
      promised_date date,
      ${stamps},
      -- It is numbered when it is booked: a draft has no number, and only a draft is cancelled without one.
      check (status <> 'DRAFT' or number is null),
      check (status in ('DRAFT', 'CANCELLED') or number is not null),
      -- What a goods receipt states (Carriage by Road Act 2007 s.9) is known once it is booked.
      check (number is null or (billing_party_id is not null and consignor is not null and consignee is not null
        and description is not null and packages is not null and actual_kg is not null
        and declared_value_paise is not null and risk is not null and freight_basis is not null
        and gst_payable_by is not null))
    )`.execute(db);
  await sql`create index docket_by_date on docket (date, id)`.execute(db);
  await sql`create index docket_by_billing_party on docket (billing_party_id, date)`.execute(db);
  await sql`create index docket_by_status on docket (status)`.execute(db);
  await sql`create index docket_by_status_at on docket (status_at, id) where number is not null`.execute(db);
}

/** The invoices that travel with the goods, each with its e-way bill. */
async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table docket_invoice (
      docket_id uuid not null references docket on delete cascade,
      position integer not null,
      number text not null,
      date date not null,
      value_paise bigint not null check (value_paise >= 0),
      eway_bill_number text,
      eway_bill_at timestamptz,
      distance_km integer check (distance_km > 0),
      over_dimensional boolean not null,
      extensions jsonb not null,
      valid_until timestamptz,
      primary key (docket_id, position)
    )`.execute(db);
}

/** Its history, only ever added to, and the exceptions that were opened and closed on the way. */
async function createHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table docket_event (
      id uuid primary key,
      docket_id uuid not null references docket,
      from_status text not null,
      to_status text not null,
      classifier text not null check (classifier in ('PLN', 'EST', 'ACT')),
      event_at timestamptz not null,
      location text,
      remarks text,
      reason text,
      said jsonb not null default '{}',
      source text not null check (source in ('manual', 'import', 'system')),
      recorded_at timestamptz not null,
      recorded_by uuid not null references app_user
    )`.execute(db);
  await sql`create index docket_event_by_docket on docket_event (docket_id, id)`.execute(db);
  await sql`create trigger docket_event_is_append_only before update or delete or truncate on docket_event
    for each statement execute function refuse_change()`.execute(db);
  await sql`
    create table docket_exception (
      id uuid primary key,
      docket_id uuid not null references docket,
      kind text not null check (kind in ('DELAYED', 'SHORT_LANDED', 'DAMAGED', 'DOCUMENT_ISSUE')),
      opened_at timestamptz not null,
      opened_by uuid not null references app_user,
      closed_at timestamptz,
      closed_by uuid references app_user,
      check ((closed_at is null) = (closed_by is null))
    )`.execute(db);
  await sql`create index docket_exception_by_docket on docket_exception (docket_id, id)`.execute(db);
  await sql`create unique index docket_exception_open_once on docket_exception (docket_id, kind)
    where closed_at is null`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createDockets(db);
  await createInvoices(db);
  await createHistory(db);
}
