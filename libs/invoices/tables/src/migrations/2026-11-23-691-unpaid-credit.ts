import { type Kysely, sql } from 'kysely';

const tax = 'cgst_paise + sgst_paise + igst_paise';

/** Each time that credit of a bill went back for it was not paid, or was taken again: rows are only added. */
async function createMoves(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unpaid_credit_move (
      id uuid primary key,
      purchase_invoice_id uuid not null references purchase_invoice,
      voucher_id uuid not null references voucher,
      kind text not null check (kind in ('REVERSED', 'RESTORED')),
      date date not null,
      cgst_paise bigint not null check (cgst_paise >= 0),
      sgst_paise bigint not null check (sgst_paise >= 0),
      igst_paise bigint not null check (igst_paise >= 0),
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      check (${sql.raw(tax)} > 0)
    )`.execute(db);
  await sql`create index unpaid_credit_move_of_bill on unpaid_credit_move (purchase_invoice_id)
    include (kind, cgst_paise, sgst_paise, igst_paise)`.execute(db);
  await sql`create index unpaid_credit_move_by_date on unpaid_credit_move (date)`.execute(db);
  await sql`create trigger unpaid_credit_move_is_append_only before update or delete or truncate on unpaid_credit_move
    for each statement execute function refuse_change()`.execute(db);
}

/** A bill has the last day on which its vendor can be paid with the credit kept, and how much of it stands reversed. */
async function watchBills(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger purchase_invoice_must_stay on purchase_invoice`.execute(db);
  await sql`
    alter table purchase_invoice
      add column credit_reversed_paise bigint not null default 0 check (credit_reversed_paise >= 0),
      -- By so many days as the contract's daysToPay says.
      add column credit_until date generated always as (
        case when status <> 'DRAFT' and against_invoice_id is null and itc_eligible and not reverse_charge
          and ${sql.raw(tax)} > 0 then supplier_date + 180 end) stored`.execute(db);
  await sql`create trigger purchase_invoice_must_stay before update or delete on purchase_invoice
    for each row execute function posted_must_stay('{DRAFT}', '{POSTED>CANCELLED}',
      '{status,cancel_reason,version,updated_at,updated_by}',
      '{settled_minor,noted_minor,credit_reversed_paise,credit_until,kind,outstanding_minor,outstanding_paise,standing,version,updated_at,updated_by}')`.execute(
    db,
  );
  await sql`create index purchase_invoice_unpaid_credit on purchase_invoice (credit_until, id)
    where credit_until is not null and (outstanding_minor > 0 or credit_reversed_paise > 0)`.execute(db);
}

const standing = (
  bill: string,
) => sql`(select coalesce(sum((${sql.raw(tax)}) * case kind when 'REVERSED' then 1 else -1 end), 0)
  from unpaid_credit_move where purchase_invoice_id = ${sql.raw(bill)})`;

/** What stands reversed follows from the moves, whoever asks. */
async function keepReversed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function unpaid_credit_is_kept() returns trigger language plpgsql as $$
    begin
      update purchase_invoice set credit_reversed_paise = ${standing('new.purchase_invoice_id')}
      where id = new.purchase_invoice_id;
      return null;
    end $$`.execute(db);
  await sql`
    create function unpaid_credit_follows_moves() returns trigger language plpgsql as $$
    begin
      if new.credit_reversed_paise <> ${standing('new.id')} then
        raise exception 'credit of % is reversed by its moves, never by hand', coalesce(new.number, 'a draft')
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger unpaid_credit_is_kept after insert on unpaid_credit_move
    for each row execute function unpaid_credit_is_kept()`.execute(db);
  await sql`create trigger purchase_invoice_begins_with_credit before insert on purchase_invoice
    for each row when (new.credit_reversed_paise <> 0) execute function refuse_change()`.execute(db);
  await sql`create trigger purchase_invoice_credit_follows_moves before update on purchase_invoice
    for each row when (new.credit_reversed_paise <> old.credit_reversed_paise)
    execute function unpaid_credit_follows_moves()`.execute(db);
  for (const name of ['unpaid_credit_is_kept', 'unpaid_credit_follows_moves']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
  }
}

/** Invoices: credit that goes back when a vendor is not paid within 180 days (CGST Act s.16(2); Rules, rule 37). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMoves(db);
  await watchBills(db);
  await keepReversed(db);
}
