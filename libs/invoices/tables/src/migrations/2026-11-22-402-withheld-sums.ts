import { type Kysely, sql } from 'kysely';

const figures = sql`shard integer not null, documents bigint not null, base_paise bigint not null, tds_paise bigint not null`;
const grown = sql`documents = kept.documents + excluded.documents, base_paise = kept.base_paise + excluded.base_paise,
  tds_paise = kept.tds_paise + excluded.tds_paise`;

/** What was withheld in a month, as a whole and of each party. A payment has neither section nor nature: an empty text. */
async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withheld_month (
      side text not null, section text not null, nature text not null, month date not null, ${figures},
      primary key (side, section, nature, month, shard)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create table withheld_party_month (
      party_id uuid not null references party, side text not null, section text not null, nature text not null,
      month date not null, ${figures},
      primary key (party_id, side, section, nature, month, shard)
    ) with (fillfactor = 70)`.execute(db);
  for (const table of ['withheld_month', 'withheld_party_month']) {
    await sql`create trigger ${sql.id(`${table}_is_kept`)} before insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function sums_are_kept()`.execute(db);
  }
}

/** What one bill withheld, as it stands: cancelled, it is still counted and worth nothing. */
async function tellFacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function withheld_sums(i purchase_invoice) returns setof withheld_party_month language sql stable as $$
      select i.party_id, 'PAYABLE', coalesce(i.tds_section, ''), coalesce(i.tds_nature, ''),
        date_trunc('month', i.date::timestamp)::date, 0, 1::bigint, counts.sign * i.tds_base_paise, counts.sign * i.tds_paise
      from (select case when i.status = 'CANCELLED' then 0 else 1 end as sign) counts
      where i.voucher_id is not null and i.tds_paise > 0
    $$`.execute(db);
}

async function keepSums(db: Kysely<unknown>): Promise<void> {
  // Bills and payments add by it what has changed, each in its own trigger.
  await sql`
    create function keep_withheld(changed withheld_party_month) returns void language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp as $$
    declare
      own_shard constant integer := free_shard();
    begin
      insert into withheld_month as kept values (changed.side, changed.section, changed.nature, changed.month, own_shard,
        changed.documents, changed.base_paise, changed.tds_paise)
      on conflict (side, section, nature, month, shard) do update set ${grown};
      insert into withheld_party_month as kept values (changed.party_id, changed.side, changed.section, changed.nature,
        changed.month, own_shard, changed.documents, changed.base_paise, changed.tds_paise)
      on conflict (party_id, side, section, nature, month, shard) do update set ${grown};
    end $$`.execute(db);
  const body = (statement: ReturnType<typeof sql>) => sql`
    returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      ${statement};
      return null;
    end $$`;
  await sql`create function keep_withheld_on_insert() ${body(
    sql`perform keep_withheld(f) from withheld_sums(new) f`,
  )}`.execute(db);
  await sql`create function keep_withheld_on_update() ${body(sql`
    perform keep_withheld((f.party_id, f.side, f.section, f.nature, f.month, 0, sign * f.documents, sign * f.base_paise,
      sign * f.tds_paise)::withheld_party_month)
    from (select -1 as sign, o.* from withheld_sums(old) o union all select 1, n.* from withheld_sums(new) n) f`)}`.execute(
    db,
  );
  await sql`create trigger purchase_invoice_withheld_is_kept_on_insert after insert on purchase_invoice
    for each row when (new.status <> 'DRAFT' and new.tds_paise > 0) execute function keep_withheld_on_insert()`.execute(
    db,
  );
  await sql`create trigger purchase_invoice_withheld_is_kept_on_update after update on purchase_invoice
    for each row when (new.status is distinct from old.status and new.tds_paise > 0)
    execute function keep_withheld_on_update()`.execute(db);
  for (const name of [
    'keep_withheld(withheld_party_month)',
    'keep_withheld_on_insert()',
    'keep_withheld_on_update()',
  ]) {
    await sql`revoke execute on function ${sql.raw(name)} from public`.execute(db);
  }
}

/** Invoices: what was withheld in a month is kept with bills, and by payments with theirs. They fill it, who know both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await tellFacts(db);
  await keepSums(db);
}
