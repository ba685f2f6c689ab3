import { type Kysely, sql } from 'kysely';

type Sql = ReturnType<typeof sql>;

const keys = sql`side, part, first_day, whose, job`;
const figures = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'round_off_paise', 'total_paise'];
const names = ['documents', ...figures];
const columns = sql.join(names.map((name) => sql.ref(name)));

/** Of each side its lines, what its registers hold, and whether a document counts or counts against. */
const sides = [
  {
    ...{
      side: 'SALE',
      table: 'sale_invoice',
      isIn: sql`i.status <> 'DRAFT' and i.kind not in ('PROFORMA', 'OPENING')`,
    },
    sign: sql`case when i.status = 'CANCELLED' then 0 when i.kind = 'CREDIT_NOTE' then -1 else 1 end`,
  },
  {
    ...{ side: 'PURCHASE', table: 'purchase_invoice', isIn: sql`i.status <> 'DRAFT' and not i.brought_forward` },
    sign: sql`case when i.status = 'CANCELLED' then 0 when i.against_invoice_id is null then 1 else -1 end`,
  },
];
type Side = (typeof sides)[number];

/**
 * What documents of a side come to: in a month by party, by SAC and by job (a jobcard or a docket), in a fiscal year by party. Of each the number
 * of documents that have it, too: a document has one day, so the numbers of months add up. What stands on no line, the round-off, is of no SAC
 * and no job. In shards, as the sums of postings are.
 */
async function createTable(db: Kysely<unknown>): Promise<void> {
  const sums = sql.join(names.map((name) => sql`${sql.ref(name)} bigint not null`));
  await sql`
    create table register_sum (
      side text not null,
      part text not null check (part in ('PARTY_YEAR', 'PARTY', 'SAC', 'JOB')),
      -- Of the month or of the year.
      first_day date not null,
      -- The id of the party or job, or the SAC; an empty text of what has none.
      whose text not null,
      -- The number of the job.
      job text not null,
      shard integer not null,
      ${sums},
      primary key (${keys}, shard)
    ) with (fillfactor = 70)`.execute(db);
}

const month = sql`date_trunc('month', i.date::timestamp)::date`;
/** The first day of the fiscal year, which begins in April. */
const year = sql`(date_trunc('year', i.date::timestamp - interval '3 months') + interval '3 months')::date`;

/** What documents `i` come to by party, month and year, line by line by SAC and job, and how many they are for each. */
const addedUp = ({ side, table, isIn, sign }: Side, documents: Sql): Sql => {
  const summed = sql.join(figures.map((name) => sql`sum((${sign}) * ${sql.ref(`i.${name}`)})::bigint`));
  const byParty = (part: string, firstDay: Sql) => sql`
    select ${sql.lit(side)}, ${sql.lit(part)}, ${firstDay}, i.party_id::text, '', 0, count(*), ${summed}
    from ${documents} i where ${isIn} group by ${firstDay}, i.party_id`;
  const parts = sql.join(figures.map((name) => sql`sum(p.sign * ${sql.ref(`p.${name}`)})::bigint`));
  return sql`
    ${byParty('PARTY', month)}
    union all ${byParty('PARTY_YEAR', year)}
    union all
    select ${sql.lit(side)}, case when grouping(p.sac) = 0 then 'SAC' else 'JOB' end, p.month,
      case when grouping(p.sac) = 0 then p.sac else p.job_id end, coalesce(p.job, ''), 0, count(distinct p.id), ${parts}
    from (
      select i.id, ${month} as month, ${sign} as sign, l.sac, coalesce(l.job_id::text, l.docket_id::text, '') as job_id,
        coalesce(l.job_number, l.docket_number, '') as job, l.taxable_paise, l.cgst_paise, l.sgst_paise, l.igst_paise,
        0::bigint as round_off_paise, l.taxable_paise + l.cgst_paise + l.sgst_paise + l.igst_paise as total_paise
      from ${documents} i join ${sql.table(`${table}_line`)} l on l.invoice_id = i.id where ${isIn}
      union all
      select i.id, ${month}, ${sign}, '', '', '', 0, 0, 0, 0, i.round_off_paise, i.round_off_paise
      from ${documents} i where ${isIn} and i.round_off_paise <> 0
    ) p group by grouping sets ((p.month, p.sac), (p.month, p.job_id, p.job))`;
};

/** The same sums from the documents themselves: what is kept is filled from these, and held against them. */
async function tellSums(db: Kysely<unknown>): Promise<void> {
  const all = sides.map((side) => addedUp(side, sql.table(side.table)));
  await sql`create function posted_register_sum() returns setof register_sum language sql stable as $$
    ${sql.join(all, sql` union all `)} $$`.execute(db);
  await sql`alter function posted_register_sum() set search_path = pg_catalog, public, pg_temp`.execute(db);
}

/** A document adds to its sums when it is entered in the books; cancelled it is still counted, and what it is worth is taken away again. */
async function keepSums(db: Kysely<unknown>): Promise<void> {
  const grown = sql.join(
    names.map((name) => sql`${sql.ref(name)} = kept.${sql.ref(name)} + excluded.${sql.ref(name)}`),
  );
  const changed = sql.join(figures.map((name) => sql`sign * ${sql.ref(name)}`));
  for (const side of sides) {
    const name = sql.id(`keep_${side.table}_register`);
    await sql`
      create function ${name}() returns trigger language plpgsql security definer
        set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
      declare
        own_shard constant integer := free_shard();
        is_entered constant boolean := tg_op = 'INSERT' or old.status = 'DRAFT';
        document constant ${sql.table(side.table)} := case when is_entered then new else old end;
        sign constant integer := case when is_entered then 1 else -1 end;
      begin
        insert into register_sum as kept (${keys}, shard, ${columns})
        select ${keys}, own_shard, case when is_entered then documents else 0 end, ${changed}
        from (${addedUp(side, sql`(select document.*)`)}) added (${keys}, shard, ${columns})
        on conflict (${keys}, shard) do update set ${grown};
        return null;
      end $$`.execute(db);
    await sql`revoke execute on function ${name}() from public`.execute(db);
    for (const [operation, when] of [
      ['insert', sql`new.status <> 'DRAFT'`],
      ['update', sql`new.status is distinct from old.status`],
    ] as const) {
      await sql`create trigger ${sql.id(`${side.table}_register_is_kept_on_${operation}`)} after ${sql.raw(operation)}
        on ${sql.table(side.table)} for each row when (${when}) execute function ${name}()`.execute(db);
    }
  }
}

async function guardSums(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger register_sum_is_kept before insert or update or delete or truncate on register_sum
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create function rebuild_register_sums() returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table sale_invoice, purchase_invoice in share mode;
      alter table register_sum disable trigger register_sum_is_kept;
      delete from register_sum;
      insert into register_sum select * from posted_register_sum();
      alter table register_sum enable trigger register_sum_is_kept;
    end $$`.execute(db);
  await sql`revoke execute on function rebuild_register_sums() from public`.execute(db);
}

/** Invoices: what documents come to by party, by SAC and by job is kept with them, for the registers of a large company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await tellSums(db);
  await sql`insert into register_sum select * from posted_register_sum()`.execute(db);
  await keepSums(db);
  await guardSums(db);
  await sql`analyze register_sum`.execute(db);
}
