import { type Kysely, sql } from 'kysely';

/** A payment from which nothing was deducted, as its payee declared, is reported all the same: with its base, at nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function withheld_sums(i purchase_invoice) returns setof withheld_party_month language sql stable as $$
      select i.party_id, 'PAYABLE', coalesce(i.tds_section, ''), coalesce(i.tds_nature, ''),
        date_trunc('month', i.date::timestamp)::date, 0, 1::bigint, counts.sign * i.tds_base_paise, counts.sign * i.tds_paise
      from (select case when i.status = 'CANCELLED' then 0 else 1 end as sign) counts
      where i.voucher_id is not null and i.tds_base_paise > 0
    $$`.execute(db);
  await sql`drop trigger purchase_invoice_withheld_is_kept_on_insert on purchase_invoice`.execute(db);
  await sql`drop trigger purchase_invoice_withheld_is_kept_on_update on purchase_invoice`.execute(db);
  await sql`create trigger purchase_invoice_withheld_is_kept_on_insert after insert on purchase_invoice
    for each row when (new.status <> 'DRAFT' and new.tds_base_paise > 0) execute function keep_withheld_on_insert()`.execute(
    db,
  );
  await sql`create trigger purchase_invoice_withheld_is_kept_on_update after update on purchase_invoice
    for each row when (new.status is distinct from old.status and new.tds_base_paise > 0)
    execute function keep_withheld_on_update()`.execute(db);
  await sql`drop index purchase_invoice_withheld_by_date`.execute(db);
  await sql`create index purchase_invoice_withheld_by_date on purchase_invoice (date) where tds_base_paise > 0`.execute(
    db,
  );
  // Bills so small that what was deducted rounded to nothing were not kept until now.
  await sql`select keep_withheld(f) from purchase_invoice i cross join lateral withheld_sums(i) f where i.tds_paise = 0`.execute(
    db,
  );
}
