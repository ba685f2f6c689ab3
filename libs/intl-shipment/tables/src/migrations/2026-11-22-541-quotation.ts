import { indexNumbers, indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

const stamps = sql`
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null`;

/** A row for each revision: those of one number are one quotation. Expiry is no state, it follows from the day. */
async function createQuotations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quotation (
      id uuid primary key,
      number text not null,
      revision integer not null check (revision > 0),
      status text not null
        check (status in ('DRAFT', 'PENDING_APPROVAL', 'SENT', 'ACCEPTED', 'REJECTED', 'SUPERSEDED')),
      date date not null,
      valid_until date not null check (valid_until >= date),
      lead_id uuid references lead,
      party_id uuid references party,
      customer_name text not null,
      owner_id uuid not null references app_user,
      mode text not null check (mode in ('AIR', 'SEA_FCL', 'SEA_LCL', 'ROAD', 'RAIL', 'MULTIMODAL')),
      direction text not null check (direction in ('EXPORT', 'IMPORT', 'CROSS_TRADE', 'DOMESTIC')),
      origin_locode text,
      origin_place text,
      destination_locode text,
      destination_place text,
      incoterm text,
      commodity text,
      currency text not null,
      transit_days integer,
      free_days integer,
      notes text,
      terms jsonb not null default '[]',
      exchange_rates jsonb not null default '[]',
      sell_paise bigint,
      buy_paise bigint,
      sent_at timestamptz,
      approved_at timestamptz,
      return_reason text,
      reject_reason text,
      accepted_at timestamptz,
      accepted_by text,
      reference text,
      accepted_alternative integer,
      jobcard_id uuid unique references jobcard,
      docket_id uuid unique references docket,
      ${stamps},
      unique (number, revision),
      check (lead_id is not null or party_id is not null),
      check ((status in ('DRAFT', 'PENDING_APPROVAL')) = (sent_at is null)),
      check (status <> 'ACCEPTED' or (accepted_at is not null and coalesce(accepted_by, reference) is not null)),
      check ((status = 'ACCEPTED') = (num_nonnulls(jobcard_id, docket_id) = 1))
    )`.execute(db);
}

/** What a customer may choose among, and what each is made of. Heads are of a column above this one: its server vouches for them, and none goes. */
async function createLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quotation_alternative (
      quotation_id uuid not null references quotation,
      position integer not null,
      name text,
      carrier text,
      transit_days integer,
      primary key (quotation_id, position)
    )`.execute(db);
  await sql`
    create table quotation_charge (
      id uuid primary key,
      quotation_id uuid not null,
      alternative integer not null,
      position integer not null,
      charge_head_id uuid not null,
      description text not null,
      leg text check (leg in ('ORIGIN', 'FREIGHT', 'DESTINATION')),
      basis text not null,
      container_type text,
      quantity text not null,
      minimum text,
      buy_rate text,
      buy_currency text,
      vendor_id uuid references party,
      sell_rate text,
      sell_currency text,
      bill_to_id uuid references party,
      pure_agent boolean not null,
      foreign key (quotation_id, alternative) references quotation_alternative (quotation_id, position),
      unique (quotation_id, alternative, position)
    )`.execute(db);
}

const steps = '{SENT>ACCEPTED,SENT>REJECTED,SENT>SUPERSEDED,REJECTED>SUPERSEDED}';
const free =
  '{status,party_id,sell_paise,buy_paise,reject_reason,accepted_at,accepted_by,reference,accepted_alternative,jobcard_id,docket_id,version,updated_at,updated_by}';

/** A price that was sent never changes. */
async function guardSent(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger quotation_identity_must_stay before update on quotation
    for each row execute function identity_must_stay('{id,number,revision}')`.execute(db);
  await sql`create trigger quotation_must_stay before update or delete on quotation
    for each row execute function posted_must_stay('{DRAFT,PENDING_APPROVAL}', ${sql.lit(steps)}, ${sql.lit(free)})`.execute(
    db,
  );
  await sql`
    create function quotation_line_must_stay() returns trigger language plpgsql as $$
    begin
      -- Held, so that a quotation can't be sent while a line of it is being written.
      perform from quotation where id in (old.quotation_id, new.quotation_id) for share;
      if exists (select from quotation where id in (old.quotation_id, new.quotation_id) and sent_at is not null) then
        raise exception 'the quotation is sent: its lines can neither be added to, changed nor deleted'
          using errcode = 'restrict_violation', constraint = 'quotation_must_stay';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db);
  for (const table of ['quotation_alternative', 'quotation_charge']) {
    await sql`create trigger ${sql.id(`${table}_must_stay`)} before insert or update or delete on ${sql.table(table)}
      for each row execute function quotation_line_must_stay()`.execute(db);
  }
}

/** An index for each order of the list, each record that it is narrowed to, and the letters that are looked for. */
async function indexQuotations(db: Kysely<unknown>): Promise<void> {
  const number = sql`(lower(normalize(number, NFKC)) collate "C")`;
  await sql`create index quotation_in_order on quotation (date, ${number}, id)`.execute(db);
  await sql`create index quotation_by_number on quotation (${number}, id)`.execute(db);
  await sql`create index quotation_by_valid_until on quotation (valid_until, id)`.execute(db);
  await sql`create index quotation_by_sell_paise on quotation (sell_paise, id)`.execute(db);
  await sql`create index quotation_of_lead on quotation (lead_id, date, ${number}, id)`.execute(db);
  await sql`create index quotation_of_party on quotation (party_id, date, ${number}, id)`.execute(db);
  await sql`create index quotation_charge_of_quotation on quotation_charge (quotation_id)`.execute(db);
  await indexNumbers(db, { table: 'quotation', columns: ['number'], sparse: ['reference'], ends: ['number'] });
  await indexSearch(db, { table: 'quotation', columns: ['number', 'customer_name', 'reference', 'commodity'] });
  await indexSearch(db, { table: 'quotation', name: 'quotation_search_customer', columns: ['customer_name'] });
}

/** Quotations, and what a won lead of domestic carriage became. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createQuotations(db);
  await createLines(db);
  await guardSent(db);
  await indexQuotations(db);
  await sql`alter table lead add docket_id uuid unique references docket,
    add constraint lead_is_won_as_docket check (docket_id is null or (stage = 'WON' and jobcard_id is null))`.execute(
    db,
  );
}
