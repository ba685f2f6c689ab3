import { type Kysely, sql } from 'kysely';

interface Settled {
  table: 'sale_invoice' | 'purchase_invoice';
  /** The column of an allocation that names it. */
  named: string;
  keeps: string;
  guards: string;
}

const sales: Settled = {
  table: 'sale_invoice',
  named: 'sale_invoice_id',
  keeps: 'settle_sale_invoices',
  guards: 'settled_must_be_allocated',
};
const purchases: Settled = {
  table: 'purchase_invoice',
  named: 'purchase_invoice_id',
  keeps: 'settle_purchase_invoices',
  guards: 'bill_settled_must_be_allocated',
};

/** An allocation names one document: an invoice of ours that a customer paid, or a vendor's bill that we paid. */
async function nameBills(db: Kysely<unknown>): Promise<void> {
  await sql`alter table allocation
    alter column sale_invoice_id drop not null,
    add column purchase_invoice_id uuid references purchase_invoice,
    add constraint allocation_names_one_document check (num_nonnulls(sale_invoice_id, purchase_invoice_id) = 1)`.execute(
    db,
  );
  await sql`create index allocation_by_bill on allocation (purchase_invoice_id) include (amount_minor)
    where purchase_invoice_id is not null`.execute(db);
}

/** Adds to each document what its allocations settle; those that name none of the table cost nothing. */
async function settle(db: Kysely<unknown>, { table, named, keeps }: Settled): Promise<void> {
  await sql`
    create or replace function ${sql.id(keeps)}() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
    begin
      update ${sql.table(table)} i set settled_minor = i.settled_minor + settled.minor
      from (select ${sql.id(named)} as id, sum(amount_minor)::bigint as minor from added
        where ${sql.id(named)} is not null group by 1) settled
      where i.id = settled.id;
      return null;
    end $$`.execute(db);
}

/** Nobody says a bill is settled by more or less than its allocations add up to, as of invoices of ours. */
async function guardSettled(db: Kysely<unknown>, { table, named, guards }: Settled): Promise<void> {
  await sql`
    create function ${sql.id(guards)}() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
    begin
      if new.settled_minor <> (select coalesce(sum(amount_minor), 0) from allocation where ${sql.id(named)} = new.id) then
        raise exception '% is settled by its allocations, never by hand', coalesce(new.number, 'a draft')
          using errcode = 'restrict_violation', constraint = tg_name;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger ${sql.id(`${table}_settled_as_allocated`)} before update of settled_minor on ${sql.table(table)}
    for each row execute function ${sql.id(guards)}()`.execute(db);
  await sql`create trigger ${sql.id(`${table}_begins_unsettled`)} before insert on ${sql.table(table)}
    for each row when (new.settled_minor <> 0) execute function ${sql.id(guards)}()`.execute(db);
}

/** Keeps anew what is settled of every document of which something else is kept. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  const anew = ({ table, named }: Settled) => sql`
    update ${sql.table(table)} i set settled_minor = allocated.minor
    from (
      select id, coalesce(minor, 0) as minor from ${sql.table(table)}
      left join (select ${sql.id(named)}, sum(amount_minor)::bigint as minor from allocation group by 1) a
        on ${sql.id(named)} = id
    ) allocated
    where allocated.id = i.id and i.settled_minor <> allocated.minor;`;
  await sql`
    create or replace function rebuild_settled() returns void language plpgsql
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table allocation in share mode;
      ${anew(sales)}
      ${anew(purchases)}
    end $$`.execute(db);
}

/**
 * What a vendor is paid ahead may have tax withheld: under which nature and section, and in which account it is owed. What of it is
 * withheld from is all of the advance, without the bank's charges.
 */
async function withholdFromAdvances(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    add column tds_nature text,
    add column tds_section text,
    add column tds_account_code text references account (code),
    add constraint payment_owes_what_it_withholds check (
      direction <> 'PAYMENT' or (tds_paise > 0) = (num_nonnulls(tds_nature, tds_section, tds_account_code) = 3))`.execute(
    db,
  );
  await sql`
    create or replace function withheld_base(p payment) returns bigint language sql stable as $$
      select case when p.direction = 'PAYMENT' then p.bank_amount_paise + p.tds_paise - p.bank_charges_paise
        else (round(settled.taxable)
          + greatest(0, p.bank_amount_paise + p.tds_paise + p.bank_charges_paise - round(settled.gross)))::bigint end
      from (
        select coalesce(sum(al.amount_minor::numeric * i.taxable_paise / i.currency_total_minor), 0) as taxable,
          coalesce(sum(al.amount_minor::numeric * i.total_paise / i.currency_total_minor), 0) as gross
        from allocation al join sale_invoice i on i.id = al.sale_invoice_id
        where al.payment_id = p.id and al.voucher_id = p.voucher_id
      ) settled
    $$`.execute(db);
  await sql`
    create or replace function withheld_sums(p payment, day date, sign integer) returns setof withheld_party_month
    language sql stable as $$
      select p.party_id, case p.direction when 'RECEIPT' then 'RECEIVABLE' else 'PAYABLE' end,
        coalesce(p.tds_section, ''), coalesce(p.tds_nature, ''),
        date_trunc('month', day::timestamp)::date, 0, 1::bigint, sign * withheld_base(p), sign * p.tds_paise
      where p.tds_paise > 0 and p.direction in ('RECEIPT', 'PAYMENT')
    $$`.execute(db);
}

/** Vendors are paid: what settles their bills stands in these, and advances have tax withheld. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await nameBills(db);
  await settle(db, sales);
  await settle(db, purchases);
  await sql`create trigger allocation_settles_bills after insert on allocation referencing new table as added
    for each statement execute function ${sql.id(purchases.keeps)}()`.execute(db);
  await guardSettled(db, purchases);
  await rebuild(db);
  await withholdFromAdvances(db);
}
