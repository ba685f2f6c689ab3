import { type Kysely, sql } from 'kysely';

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sale_invoice (
      id uuid primary key,
      number text unique,
      kind text not null check (kind in ('TAX_INVOICE', 'BILL_OF_SUPPLY', 'EXPORT', 'REIMBURSEMENT', 'DEBIT_NOTE', 'CREDIT_NOTE', 'PROFORMA')),
      status text not null check (status in ('DRAFT', 'ISSUED', 'CANCELLED')),
      date date not null,
      due_date date not null,
      branch_id uuid not null references branch,
      -- Whose series the number is of, for a branch may change its registration; both sides as they stood on the document.
      supplier_gstin text,
      supplier jsonb,
      party_id uuid not null references party,
      party_name text not null,
      party_gstin text,
      recipient jsonb,
      place_of_supply_state_code text not null,
      place_of_supply_why text not null,
      place_of_supply_reason text,
      supply text not null check (supply in ('INTRA', 'INTER', 'EXPORT', 'SEZ')),
      reverse_charge boolean not null,
      export_with_payment boolean not null,
      rounds_off boolean not null,
      currency text not null,
      exchange_rate text not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      round_off_paise bigint not null,
      total_paise bigint not null,
      currency_total_minor bigint not null,
      reverse_charge_tax jsonb,
      notes text,
      cancel_reason text,
      voucher_id uuid references voucher,
      issued_at timestamptz,
      issued_by uuid references app_user,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null,
      check ((status = 'DRAFT') = (number is null)),
      check (status = 'DRAFT' or voucher_id is not null or kind = 'PROFORMA'),
      check (taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise = total_paise)
    )`.execute(db);
  await sql`create index sale_invoice_by_date on sale_invoice (date, id)`.execute(db);
  await sql`create index sale_invoice_by_party on sale_invoice (party_id, date)`.execute(db);
  // The last day of a series is asked at every issue.
  await sql`create index sale_invoice_by_series on sale_invoice (kind, supplier_gstin, date) where number is not null`.execute(
    db,
  );

  await sql`
    create table sale_invoice_line (
      id uuid primary key,
      invoice_id uuid not null references sale_invoice on delete cascade,
      position integer not null,
      description text not null,
      sac text not null,
      quantity text not null,
      rate text not null,
      discount_minor bigint not null,
      gst_rate text not null,
      taxability text not null check (taxability in ('TAXABLE', 'EXEMPT', 'NIL', 'NON_GST')),
      job_id uuid references jobcard,
      job_number text,
      income_account_code text not null references account (code),
      taxable_minor bigint not null,
      taxable_paise bigint not null,
      cgst_paise bigint not null,
      sgst_paise bigint not null,
      igst_paise bigint not null,
      unique (invoice_id, position)
    )`.execute(db);
  await sql`create index sale_invoice_line_by_job on sale_invoice_line (job_id) where job_id is not null`.execute(db);
}

/**
 * An issued document never changes, whoever asks: it can be cancelled, once. What that changes is named here column by
 * column, so that a new column is guarded until someone decides otherwise.
 */
async function guardIssued(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sale_invoice_must_stay() returns trigger language plpgsql as $$
    declare
      free constant text[] := array['status', 'cancel_reason', 'version', 'updated_at', 'updated_by'];
    begin
      if old.status = 'DRAFT' then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      if tg_op = 'UPDATE' and old.status = 'ISSUED' and new.status = 'CANCELLED'
        and to_jsonb(new) - free = to_jsonb(old) - free then
        return new;
      end if;
      raise exception '% is issued: it can be cancelled, never changed or deleted', old.number
        using errcode = 'restrict_violation', constraint = 'sale_invoice_must_stay';
    end $$`.execute(db);
  await sql`create trigger sale_invoice_must_stay before update or delete on sale_invoice
    for each row execute function sale_invoice_must_stay()`.execute(db);

  await sql`
    create function sale_invoice_line_must_stay() returns trigger language plpgsql as $$
    begin
      -- Held, so that a document can't be issued while a line of it is being written.
      perform from sale_invoice where id in (old.invoice_id, new.invoice_id) for share;
      if exists (select from sale_invoice where id in (old.invoice_id, new.invoice_id) and status <> 'DRAFT') then
        raise exception 'the document is issued: its lines can neither be added to, changed nor deleted'
          using errcode = 'restrict_violation', constraint = 'sale_invoice_must_stay';
      end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`.execute(db);
  await sql`create trigger sale_invoice_line_must_stay before insert or update or delete on sale_invoice_line
    for each row execute function sale_invoice_line_must_stay()`.execute(db);
}

/** Sale invoices and their lines. A draft has no number; an issued one has its number, its voucher and never changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await guardIssued(db);
}
