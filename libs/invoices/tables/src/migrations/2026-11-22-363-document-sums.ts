import { type Kysely, sql } from 'kysely';

const keys = sql`side, month, kind, reverse_charge, has_tax, itc_eligible`;
const names = [
  ...['documents', 'taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'round_off_paise', 'total_paise'],
  ...['owed_cgst_paise', 'owed_sgst_paise', 'owed_igst_paise'],
];
const columns = sql.join(names.map((name) => sql.ref(name)));

/** What documents in the books add up to in each month, in rows that are shards of one sum as those of postings are. */
async function createTable(db: Kysely<unknown>): Promise<void> {
  const sums = sql.join(names.map((name) => sql`${sql.ref(name)} bigint not null`));
  await sql`
    create table document_month (
      side text not null,
      month date not null,
      kind text not null,
      reverse_charge boolean not null,
      has_tax boolean not null,
      itc_eligible boolean not null,
      shard integer not null,
      ${sums},
      primary key (${keys}, shard)
    ) with (fillfactor = 70)`.execute(db);
}

/**
 * What one document adds: cancelled, it is still counted and worth nothing; a credit note counts against. What we owe in a vendor's
 * place stands apart.
 */
async function tellFacts(db: Kysely<unknown>): Promise<void> {
  const figures = sql`counts.sign * i.taxable_paise, counts.sign * i.cgst_paise, counts.sign * i.sgst_paise,
    counts.sign * i.igst_paise, counts.sign * i.round_off_paise, counts.sign * i.total_paise`;
  const month = sql`date_trunc('month', i.date::timestamp)::date`;
  const hasTax = sql`i.cgst_paise + i.sgst_paise + i.igst_paise <> 0`;
  const owed = (head: string) =>
    sql`counts.sign * coalesce((i.reverse_charge_tax ->> ${sql.lit(`${head}Paise`)})::bigint, 0)`;
  await sql`
    create function document_sums(i sale_invoice) returns setof document_month language sql stable as $$
      select 'SALE', ${month}, i.kind, i.reverse_charge, ${hasTax}, false, 0, 1, ${figures}, 0, 0, 0
      from (select case when i.status = 'CANCELLED' then 0 when i.kind = 'CREDIT_NOTE' then -1 else 1 end as sign) counts
      where i.status <> 'DRAFT' and i.kind <> 'PROFORMA'
    $$`.execute(db);
  await sql`
    create function document_sums(i purchase_invoice) returns setof document_month language sql stable as $$
      select 'PURCHASE', ${month}, 'BILL', i.reverse_charge, ${hasTax}, i.itc_eligible, 0, 1, ${figures},
        ${owed('cgst')}, ${owed('sgst')}, ${owed('igst')}
      from (select case when i.status = 'CANCELLED' then 0 else 1 end as sign) counts
      where i.status <> 'DRAFT'
    $$`.execute(db);
  const added = sql.join(names.map((name) => sql`sum(f.${sql.ref(name)})::bigint`));
  await sql`
    create function posted_document_month() returns setof document_month language sql stable as $$
      select ${keys}, 0, ${added} from (
        select f.* from sale_invoice i cross join lateral document_sums(i) f
        union all
        select f.* from purchase_invoice i cross join lateral document_sums(i) f
      ) f group by ${keys}
    $$`.execute(db);
}

/** A document adds to its month when it is entered in the books, and takes away again what it is worth when it is cancelled. */
async function keepSums(db: Kysely<unknown>): Promise<void> {
  const changed = sql.join(names.map((name) => sql`sum(sign * ${sql.ref(name)})`));
  const grown = sql.join(
    names.map((name) => sql`${sql.ref(name)} = kept.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  );
  const body = (before: ReturnType<typeof sql>) => sql`
    begin
      insert into document_month as kept (${keys}, shard, ${columns})
      select ${keys}, own_shard, ${changed} from (
        select 1 as sign, f.* from document_sums(new) f ${before}
      ) change group by ${keys}
      on conflict (${keys}, shard) do update set ${grown};
      return null;
    end`;
  for (const [operation, before] of [
    ['insert', sql``],
    ['update', sql`union all select -1, f.* from document_sums(old) f`],
  ] as const) {
    const name = sql.id(`keep_document_sums_on_${operation}`);
    await sql`create function ${name}() returns trigger language plpgsql security definer as $$
      declare own_shard constant integer := free_shard(); ${body(before)} $$`.execute(db);
    for (const table of ['sale_invoice', 'purchase_invoice']) {
      const when = operation === 'insert' ? sql`new.status <> 'DRAFT'` : sql`new.status is distinct from old.status`;
      await sql`create trigger ${sql.id(`${table}_sums_are_kept_on_${operation}`)} after ${sql.raw(operation)} on ${sql.table(table)}
        for each row when (${when}) execute function ${name}()`.execute(db);
    }
  }
}

async function guardSums(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger document_month_is_kept before insert or update or delete or truncate on document_month
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create function rebuild_document_sums() returns void language plpgsql as $$
    begin
      lock table sale_invoice, purchase_invoice in share mode;
      alter table document_month disable trigger document_month_is_kept;
      delete from document_month;
      insert into document_month select * from posted_document_month();
      alter table document_month enable trigger document_month_is_kept;
    end $$`.execute(db);
  for (const name of ['keep_document_sums_on_insert', 'keep_document_sums_on_update', 'rebuild_document_sums']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
    await sql`revoke execute on function ${sql.id(name)}() from public`.execute(db);
  }
}

/** Invoices: what the documents of a month add up to is kept with them, for registers and the report of GST. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await tellFacts(db);
  await keepSums(db);
  await guardSums(db);
  await sql`select rebuild_document_sums()`.execute(db);
}
