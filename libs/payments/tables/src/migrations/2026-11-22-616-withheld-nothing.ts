import { type Kysely, sql } from 'kysely';

/** What is kept of withholdings is held against bills from which nothing was deducted too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function posted_withheld_party_month() returns setof withheld_party_month language sql stable
      set search_path = pg_catalog, public, pg_temp as $$
      select party_id, side, section, nature, month, 0, sum(documents)::bigint, sum(base_paise)::bigint, sum(tds_paise)::bigint
      from (
        select f.* from purchase_invoice i cross join lateral withheld_sums(i) f where i.tds_base_paise > 0
        union all
        select f.* from payment p cross join lateral withheld_sums(p, p.date, 1) f where p.tds_paise > 0
        union all
        select f.* from voucher v join payment p on p.voucher_id = v.reverses_id
          cross join lateral withheld_sums(p, v.date, -1) f where v.reverses_id is not null and p.tds_paise > 0
      ) f group by party_id, side, section, nature, month
    $$`.execute(db);
}
