import { type Kysely, sql } from 'kysely';

type Sql = ReturnType<typeof sql>;

const keys = sql`side, part, first_day, whose, job`;
const figures = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'round_off_paise', 'total_paise'];
const names = ['documents', ...figures];
const columns = sql.join(names.map((name) => sql.ref(name)));

/** All that decides where a return of sums tells a line, in this order; whose sums they are is this list as JSON. */
const told = sql`json_build_array(i.kind, i.supply, i.party_gstin is not null, i.place_of_supply_state_code, i.reverse_charge,
  i.supplier_gstin, l.taxability)::text`;

/** What lines of sale documents `i` come to, signed as the register has them: a cancelled one counts, and is worth nothing. */
const supplied = (documents: Sql) => {
  const sign = sql`case when i.status = 'CANCELLED' then 0 when i.kind = 'CREDIT_NOTE' then -1 else 1 end`;
  const summed = (figure: Sql) => sql`sum((${sign}) * ${figure})::bigint`;
  return sql`
    select 'SALE', 'SUPPLY', date_trunc('month', i.date::timestamp)::date, ${told}, '', 0, count(*), ${summed(sql`l.taxable`)},
      ${summed(sql`l.cgst`)}, ${summed(sql`l.sgst`)}, ${summed(sql`l.igst`)}, 0::bigint,
      ${summed(sql`(l.taxable + l.cgst + l.sgst + l.igst)`)}
    from ${documents} i cross join lateral (
      select taxability, sum(taxable_paise) as taxable, sum(cgst_paise) as cgst, sum(sgst_paise) as sgst, sum(igst_paise) as igst
      from sale_invoice_line where invoice_id = i.id group by taxability
    ) l
    where i.status <> 'DRAFT' and i.kind not in ('PROFORMA', 'OPENING') group by 3, 4`;
};

/** All sums of registers are told by one function still: what they are rebuilt of, and held against. */
async function tellSums(db: Kysely<unknown>): Promise<void> {
  await sql`alter table register_sum drop constraint register_sum_part_check`.execute(db);
  await sql`alter table register_sum add constraint register_sum_part_check
    check (part in ('PARTY_YEAR', 'PARTY', 'SAC', 'JOB', 'SUPPLY'))`.execute(db);
  await sql`alter function posted_register_sum() rename to posted_register_part`.execute(db);
  await sql`create function posted_supply_sum() returns setof register_sum language sql stable as $$
    ${supplied(sql`sale_invoice`)} $$`.execute(db);
  await sql`create function posted_register_sum() returns setof register_sum language sql stable as $$
    select * from posted_register_part() union all select * from posted_supply_sum() $$`.execute(db);
  for (const name of ['posted_supply_sum', 'posted_register_sum']) {
    await sql`alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp`.execute(db);
  }
}

async function keepSums(db: Kysely<unknown>): Promise<void> {
  const grown = sql.join(
    names.map((name) => sql`${sql.ref(name)} = kept.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  );
  const changed = sql.join(figures.map((name) => sql`sign * ${sql.ref(name)}`));
  await sql`
    create function keep_sale_invoice_supplies() returns trigger language plpgsql security definer
      set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
    declare
      own_shard constant integer := free_shard();
      is_entered constant boolean := tg_op = 'INSERT' or old.status = 'DRAFT';
      document constant sale_invoice := case when is_entered then new else old end;
      sign constant integer := case when is_entered then 1 else -1 end;
    begin
      insert into register_sum as kept (${keys}, shard, ${columns})
      select ${keys}, own_shard, case when is_entered then documents else 0 end, ${changed}
      from (${supplied(sql`(select document.*)`)}) added (${keys}, shard, ${columns})
      on conflict (${keys}, shard) do update set ${grown};
      return null;
    end $$`.execute(db);
  await sql`revoke execute on function keep_sale_invoice_supplies() from public`.execute(db);
  for (const [operation, when] of [
    ['insert', sql`new.status <> 'DRAFT'`],
    ['update', sql`new.status is distinct from old.status`],
  ] as const) {
    await sql`create trigger ${sql.id(`sale_invoice_supplies_are_kept_on_${operation}`)} after ${sql.raw(operation)}
      on sale_invoice for each row when (${when}) execute function keep_sale_invoice_supplies()`.execute(db);
  }
}

/**
 * Invoices: what sale documents supply in a month is kept beside what registers keep, by all that decides where a return of sums tells it.
 * A month has some dozens of these, however many documents it has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tellSums(db);
  await sql`alter table register_sum disable trigger register_sum_is_kept`.execute(db);
  await sql`insert into register_sum select * from posted_supply_sum()`.execute(db);
  await sql`alter table register_sum enable trigger register_sum_is_kept`.execute(db);
  await keepSums(db);
  await sql`analyze register_sum`.execute(db);
}
