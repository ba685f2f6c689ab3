import { type Kysely, sql } from 'kysely';

/**
 * What a payment withheld from: the taxable value of what it settled at once, for tax is not withheld on GST that is shown
 * apart; what it left as an advance is a base as a whole.
 */
async function tellFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function withheld_base(p payment) returns bigint language sql stable as $$
      select (round(settled.taxable)
        + greatest(0, p.bank_amount_paise + p.tds_paise + p.bank_charges_paise - round(settled.gross)))::bigint
      from (
        select coalesce(sum(al.amount_minor::numeric * i.taxable_paise / i.currency_total_minor), 0) as taxable,
          coalesce(sum(al.amount_minor::numeric * i.total_paise / i.currency_total_minor), 0) as gross
        from allocation al join sale_invoice i on i.id = al.sale_invoice_id
        where al.payment_id = p.id and al.voucher_id = p.voucher_id
      ) settled
    $$`.execute(db);
  // Taken back, it stands again, turned, on the day it was.
  await sql`
    create function withheld_sums(p payment, day date, sign integer) returns setof withheld_party_month
    language sql stable as $$
      select p.party_id, case p.direction when 'RECEIPT' then 'RECEIVABLE' else 'PAYABLE' end, '', '',
        date_trunc('month', day::timestamp)::date, 0, 1::bigint, sign * withheld_base(p), sign * p.tds_paise
      where p.tds_paise > 0 and p.direction in ('RECEIPT', 'PAYMENT')
    $$`.execute(db);
}

/** The same sums from bills and payments themselves: what is kept is filled from these, and held against them. */
async function addUp(db: Kysely<unknown>): Promise<void> {
  const sums = sql`0, sum(documents)::bigint, sum(base_paise)::bigint, sum(tds_paise)::bigint`;
  await sql`
    create function posted_withheld_party_month() returns setof withheld_party_month language sql stable as $$
      select party_id, side, section, nature, month, ${sums} from (
        select f.* from purchase_invoice i cross join lateral withheld_sums(i) f where i.tds_paise > 0
        union all
        select f.* from payment p cross join lateral withheld_sums(p, p.date, 1) f where p.tds_paise > 0
        union all
        select f.* from voucher v join payment p on p.voucher_id = v.reverses_id
          cross join lateral withheld_sums(p, v.date, -1) f where v.reverses_id is not null and p.tds_paise > 0
      ) f group by party_id, side, section, nature, month
    $$`.execute(db);
  await sql`
    create function posted_withheld_month() returns setof withheld_month language sql stable as $$
      select side, section, nature, month, ${sums} from posted_withheld_party_month()
      group by side, section, nature, month
    $$`.execute(db);
  for (const name of ['posted_withheld_party_month', 'posted_withheld_month']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
  }
}

async function keepSums(db: Kysely<unknown>): Promise<void> {
  const keep = (name: string, statement: ReturnType<typeof sql>) => sql`
    create function ${sql.id(name)}() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$
    begin
      ${statement};
      return null;
    end $$`;
  await keep('keep_withheld_of_payment', sql`perform keep_withheld(f) from withheld_sums(new, new.date, 1) f`).execute(
    db,
  );
  await keep(
    'keep_withheld_of_reversal',
    sql`perform keep_withheld(f) from payment p cross join lateral withheld_sums(p, new.date, -1) f
      where p.voucher_id = new.reverses_id and p.tds_paise > 0`,
  ).execute(db);
  // What a payment settles at once is written after it: at the commit all of it is there.
  await sql`create constraint trigger payment_withheld_is_kept after insert on payment deferrable initially deferred
    for each row when (new.tds_paise > 0) execute function keep_withheld_of_payment()`.execute(db);
  await sql`create trigger voucher_withheld_is_kept after insert on voucher
    for each row when (new.reverses_id is not null) execute function keep_withheld_of_reversal()`.execute(db);
  for (const name of ['keep_withheld_of_payment', 'keep_withheld_of_reversal']) {
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
}

async function createRebuild(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function rebuild_withheld() returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table purchase_invoice, payment, allocation, voucher in share mode;
      alter table withheld_month disable trigger withheld_month_is_kept;
      alter table withheld_party_month disable trigger withheld_party_month_is_kept;
      delete from withheld_month;
      delete from withheld_party_month;
      insert into withheld_party_month select * from posted_withheld_party_month();
      insert into withheld_month
      select side, section, nature, month, 0, sum(documents), sum(base_paise), sum(tds_paise)
      from withheld_party_month group by side, section, nature, month;
      alter table withheld_month enable trigger withheld_month_is_kept;
      alter table withheld_party_month enable trigger withheld_party_month_is_kept;
    end $$`.execute(db);
  await sql`revoke execute on function rebuild_withheld() from public`.execute(db);
}

/** Payments: what was withheld is kept by month and party, for the report of TDS. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellFacts(db);
  await addUp(db);
  await createRebuild(db);
  await sql`select rebuild_withheld()`.execute(db);
  await keepSums(db);
  await sql`analyze withheld_month, withheld_party_month`.execute(db);
}
