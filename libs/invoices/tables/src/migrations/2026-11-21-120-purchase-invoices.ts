import { type Kysely, sql } from 'kysely';

async function createHeader(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchase_invoice (
      id uuid primary key,
      number text unique,
      self_invoice_number text unique,
      status text not null check (status in ('DRAFT', 'POSTED', 'CANCELLED')),
      supplier_number text not null,
      -- Without case and spaces; with the fiscal year of the supplier's date it tells a bill that is entered twice.
      supplier_number_key text not null,
      supplier_date date not null,
      supplier_year text not null,
      date date not null,
      due_date date not null,
      branch_id uuid not null references branch,
      -- Whose series the number is of, for a branch may change its registration.
      recipient_gstin text,
      party_id uuid not null references party,
      party_name text not null,
      party_gstin text,
      party_pan text,
      vendor jsonb not null,
      place_of_supply_state_code text not null,
      place_of_supply_why text not null,
      supply text not null check (supply in ('INTRA', 'INTER', 'IMPORT', 'SEZ')),
      reverse_charge boolean not null,
      itc_eligible boolean not null,
      currency text not null,
      exchange_rate text not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      round_off_paise bigint not null check (round_off_paise between -99 and 99),
      total_paise bigint not null,
      currency_total_minor bigint not null,
      stated_tax jsonb,
      reverse_charge_tax jsonb,
      tds_nature text check (tds_nature in
        ('CONTRACT', 'COMMISSION', 'RENT_PLANT', 'RENT_PROPERTY', 'TECHNICAL', 'PROFESSIONAL', 'GOODS')),
      tds_section text,
      tds_code text,
      tds_percent text,
      tds_base_paise bigint not null check (tds_base_paise >= 0),
      tds_paise bigint not null check (tds_paise >= 0),
      tds_why text not null,
      tds_account_code text references account (code),
      payable_paise bigint not null,
      payable_minor bigint not null,
      cancel_reason text,
      voucher_id uuid references voucher,
      posted_at timestamptz,
      posted_by uuid references app_user,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null,
      check ((status = 'DRAFT') = (number is null)),
      check ((status = 'DRAFT') = (voucher_id is null)),
      check (taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise = total_paise),
      check (total_paise - tds_paise = payable_paise),
      check (tds_paise = 0 or tds_account_code is not null)
    )`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // Two clerks who enter one bill at the same moment: the store lets one through.
  await sql`create unique index purchase_invoice_supplier_number
    on purchase_invoice (party_id, supplier_year, supplier_number_key) where status <> 'CANCELLED'`.execute(db);
  await sql`create index purchase_invoice_by_date on purchase_invoice (date, id)`.execute(db);
  await sql`create index purchase_invoice_by_party on purchase_invoice (party_id, date)`.execute(db);
  // What the year has so far of a PAN is asked at every bill.
  await sql`create index purchase_invoice_by_pan on purchase_invoice (party_pan, tds_nature, date)
    include (taxable_paise, tds_base_paise) where status = 'POSTED' and party_pan is not null`.execute(db);
}

async function createLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchase_invoice_line (
      id uuid primary key,
      invoice_id uuid not null references purchase_invoice on delete cascade,
      position integer not null,
      description text not null,
      sac text not null,
      quantity text not null,
      rate text not null,
      gst_rate text not null,
      taxability text not null check (taxability in ('TAXABLE', 'EXEMPT', 'NIL', 'NON_GST')),
      account_code text not null references account (code),
      job_id uuid references jobcard,
      job_number text,
      taxable_minor bigint not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      unique (invoice_id, position)
    )`.execute(db);
  await sql`create index purchase_invoice_line_by_job on purchase_invoice_line (job_id) where job_id is not null`.execute(
    db,
  );
}

/** A posted bill never changes, whoever asks: it can be cancelled, once. A new column is guarded until someone decides otherwise. */
async function guardPosted(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function purchase_invoice_must_stay() returns trigger language plpgsql as $$
    declare
      free constant text[] := array['status', 'cancel_reason', 'version', 'updated_at', 'updated_by'];
    begin
      if old.status = 'DRAFT' then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'UPDATE' and old.status = 'POSTED' and new.status = 'CANCELLED'
        and to_jsonb(new) - free = to_jsonb(old) - free then
        return new;
      end if;
      raise exception '% is posted: it can be cancelled, never changed or deleted', old.number
        using errcode = 'restrict_violation', constraint = 'purchase_invoice_must_stay';
    end $$`.execute(db);
  await sql`create trigger purchase_invoice_must_stay before update or delete on purchase_invoice
    for each row execute function purchase_invoice_must_stay()`.execute(db);

  await sql`
    create function purchase_invoice_line_must_stay() returns trigger language plpgsql as $$
    begin
      -- Held, so that a bill can't be posted while a line of it is being written.
      perform from purchase_invoice where id in (old.invoice_id, new.invoice_id) for share;
      if exists (select from purchase_invoice where id in (old.invoice_id, new.invoice_id) and status <> 'DRAFT') then
        raise exception 'the bill is posted: its lines can neither be added to, changed nor deleted'
          using errcode = 'restrict_violation', constraint = 'purchase_invoice_must_stay';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db);
  await sql`create trigger purchase_invoice_line_must_stay before insert or update or delete on purchase_invoice_line
    for each row execute function purchase_invoice_line_must_stay()`.execute(db);
}

/** Invoices: vendors' bills and their lines. A draft has no number; a posted one has its number, its voucher and never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createHeader(db);
  await createIndexes(db);
  await createLines(db);
  await guardPosted(db);
}
