import { type Kysely, sql } from 'kysely';

type Sql = ReturnType<typeof sql>;

const keys = sql`part, first_day, whose`;
const figures = ['quoted_paise', 'accrued_paise', 'sell_paise', 'buy_paise', 'exchange_paise'];
const names = ['jobs', ...figures];
const columns = sql.join(names.map((name) => sql.ref(name)));
const list = (write: (name: string) => Sql) => sql.join(figures.map(write));
const grown = sql.join(names.map((name) => sql`${sql.ref(name)} = kept.${sql.ref(name)} + excluded.${sql.ref(name)}`));

const month = sql`date_trunc('month', j.date::timestamp)::date`;
/** The first day of the fiscal year, which begins in April. */
const year = sql`(date_trunc('year', j.date::timestamp - interval '3 months') + interval '3 months')::date`;
/** The groups that a job `j` is in. */
const groupsOf = sql`(values ('MODE', ${month}, j.mode), ('PARTY', ${month}, j.customer_id::text),
  ('PARTY_YEAR', ${year}, j.customer_id::text)) g (${keys})`;
const counts = sql`j.status <> 'CANCELLED'`;

/**
 * What jobs `j` come to in the month of their day by mode and by customer, and in its fiscal year by customer. In shards, as the sums of
 * postings are.
 */
async function createTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_group_sum (
      part text not null check (part in ('MODE', 'PARTY', 'PARTY_YEAR')),
      -- Of the month or of the year.
      first_day date not null,
      -- The mode, or the id of the customer.
      whose text not null,
      shard integer not null,
      ${sql.join(names.map((name) => sql`${sql.ref(name)} bigint not null`))},
      primary key (${keys}, shard)
    ) with (fillfactor = 70)`.execute(db);
}

/** What a charge `c` says of its job, as it was quoted and as it stands; what is only paid for the customer says neither. */
const charged = {
  isOfJob: sql`c.record = 'jobcard' and not c.pure_agent`,
  quoted: sql`coalesce(c.quoted_sell_paise, 0) - coalesce(c.quoted_buy_paise, 0)`,
  accrued: sql`case when c.waived_reason is null then coalesce(c.sell_paise, 0) else 0 end - coalesce(c.buy_paise, 0)`,
};
const said = (row: string) =>
  sql.raw(
    `(${['pure_agent', 'quoted_buy_paise', 'quoted_sell_paise', 'buy_paise', 'sell_paise', 'waived_reason'].map((name) => `${row}.${name}`).join(', ')})`,
  );
const none = sql`0::bigint`;
const byCharges = (charges: Sql) => sql`
  select c.record_id as job_id, ${charged.quoted} as quoted_paise, ${charged.accrued} as accrued_paise, ${none} as sell_paise,
    ${none} as buy_paise, ${none} as exchange_paise from ${charges} c where ${charged.isOfJob}`;
/** What a house bears of its master's costs, the master gives to it. */
const byShares = (shares: Sql) => {
  const bearing = (whose: string, sign: string) => sql`
    select ${sql.ref(whose)} as job_id, ${none} as quoted_paise, ${sql.raw(sign)}s.buy_paise as accrued_paise, ${none} as sell_paise,
      ${none} as buy_paise, ${none} as exchange_paise from ${shares} s`;
  return sql`${bearing('house_id', '-')} union all ${bearing('master_id', '')}`;
};
const byPostings = (sums: Sql) => sql`
  select job_id, ${none} as quoted_paise, ${none} as accrued_paise, sell_paise, buy_paise, exchange_paise from ${sums} s`;

const added = (deltas: Sql) => sql`
  select job_id, ${list((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`)} from (${deltas}) d group by job_id`;
/** All that is said of jobs, each once. */
const told = added(
  sql.join([byCharges(sql`charge`), byShares(sql`job_share`), byPostings(sql`job_sum`)], sql` union all `),
);

/** The same sums from the jobs themselves: what is kept is filled from these, and held against them. */
async function tellSums(db: Kysely<unknown>): Promise<void> {
  await sql`create function posted_job_group_sum() returns setof job_group_sum language sql stable
    set search_path = pg_catalog, public, pg_temp as $$
    select ${keys}, 0, count(*), ${list((name) => sql`coalesce(sum(t.${sql.ref(name)}), 0)::bigint`)}
    from jobcard j left join (${told}) t on t.job_id = j.id cross join lateral ${groupsOf}
    where ${counts} group by ${keys} $$`.execute(db);
}

const insertKept = (sums: Sql) => sql`
  insert into job_group_sum as kept (${keys}, shard, ${columns}) ${sums}
  on conflict (${keys}, shard) do update set ${grown}`;

interface FunctionOf {
  name: string;
  takes?: Sql;
  answers?: string;
  body: Sql;
}

async function createFunction(db: Kysely<unknown>, { name, takes = sql``, answers = 'trigger', body }: FunctionOf) {
  const called = sql`${sql.id(name)}(${takes})`;
  // Its plans are kept, since to plan takes longer than to add; they must not be those that were made while the tables were small.
  await sql`create function ${called} returns ${sql.raw(answers)} language plpgsql security definer
    set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$ ${body} $$`.execute(db);
  await sql`revoke execute on function ${called} from public`.execute(db);
}

/**
 * Adds what is newly said of a job to the groups it is in. Its row is held as a reference holds it, until the commit: whoever moves the job
 * to other groups waits, and finds it there; or was first, and is waited for.
 */
const keepAdded = (db: Kysely<unknown>): Promise<void> =>
  createFunction(db, {
    name: 'add_to_job_groups',
    takes: sql`job uuid, ${list((name) => sql`${sql.ref(name)} bigint`)}`,
    answers: 'void',
    body: sql`
      declare
        own_shard constant integer := free_shard();
        j record;
      begin
        -- Also of one that does not count: another may be about to let it count.
        select date, mode, customer_id, status into j from jobcard where id = job for key share;
        if ${counts} then
          ${insertKept(sql`
            select ${keys}, own_shard, 0, ${list((name) => sql`add_to_job_groups.${sql.ref(name)}`)} from ${groupsOf}`)};
        end if;
      end`,
  });

const addTo = (row: string) =>
  sql`perform add_to_job_groups(${sql.raw(row)}.job_id, ${list((name) => sql.ref(`${row}.${name}`))});`;
/** Hands on what rows say of jobs more than was said, job by job. */
const handOn = (deltas: Sql) => sql`
  declare
    d record;
  begin
    for d in select * from (${added(deltas)}) d where (${list((name) => sql.ref(name))}) <> (0, 0, 0, 0, 0) loop
      ${addTo('d')}
    end loop;
    return null;
  end`;
const less = (deltas: Sql) =>
  sql`select job_id, ${list((name) => sql`-${sql.ref(name)} as ${sql.ref(name)}`)} from (${deltas}) gone`;
const changed = (by: By) => sql`${by(sql`(select new.*)`)} union all ${less(by(sql`(select old.*)`))}`;
type By = (rows: Sql) => Sql;

interface Keeping {
  name: string;
  body: Sql;
  after: Sql;
}

async function keep(db: Kysely<unknown>, { name, body, after }: Keeping): Promise<void> {
  await createFunction(db, { name, body });
  await sql`create trigger ${sql.id(name)} after ${after} execute function ${sql.id(name)}()`.execute(db);
}

/** Rows that come and go many at once, each statement of them added up by job. */
async function keepStatements(db: Kysely<unknown>, table: string, by: By): Promise<void> {
  await keep(db, {
    ...{ name: `${table}_groups_are_kept_on_insert`, body: handOn(by(sql`added`)) },
    after: sql`insert on ${sql.table(table)} referencing new table as added for each statement`,
  });
  await keep(db, {
    ...{ name: `${table}_groups_are_kept_on_delete`, body: handOn(less(by(sql`removed`))) },
    after: sql`delete on ${sql.table(table)} referencing old table as removed for each statement`,
  });
}

async function keepSaid(db: Kysely<unknown>): Promise<void> {
  await keepStatements(db, 'charge', byCharges);
  await keepStatements(db, 'job_share', byShares);
  // Each document that bills a charge changes it, and says nothing new of its job.
  await keep(db, {
    ...{ name: 'charge_groups_are_kept_on_update', body: handOn(changed(byCharges)) },
    after: sql`update of pure_agent, quoted_buy_paise, quoted_sell_paise, buy_paise, sell_paise, waived_reason on charge
      for each row when (${said('old')} is distinct from ${said('new')})`,
  });
  await keep(db, {
    ...{ name: 'job_share_groups_are_kept_on_update', body: handOn(changed(byShares)) },
    after: sql`update on job_share for each row`,
  });
  // A posting adds to the sums of its job, one by one; who keeps all of them anew is no trigger, and keeps these after them.
  for (const [does, figure] of [
    ['insert', (name: string) => sql.ref(`new.${name}`)],
    ['update', (name: string) => sql`${sql.ref(`new.${name}`)} - ${sql.ref(`old.${name}`)}`],
  ] as const) {
    await keep(db, {
      name: `job_sum_groups_are_kept_on_${does}`,
      body: sql`
        begin
          perform add_to_job_groups(new.job_id, 0, 0, ${figure('sell_paise')}, ${figure('buy_paise')}, ${figure('exchange_paise')});
          return null;
        end`,
      after: sql`${sql.raw(does)} on job_sum for each row when (pg_trigger_depth() > 0)`,
    });
  }
}

/** A job that comes, goes or gets another month, mode or customer takes what is said of it along. Whoever adds to it is waited for. */
async function keepMoved(db: Kysely<unknown>): Promise<void> {
  const side = (sign: number, row: string) =>
    sql`select ${sql.lit(sign)} as sign, ${keys} from (select ${sql.raw(row)}.*) j cross join lateral ${groupsOf} where ${counts}`;
  const standing = (row: string) =>
    sql.raw(
      `(date_trunc('month', ${row}.date::timestamp), ${row}.mode, ${row}.customer_id, ${row}.status <> 'CANCELLED')`,
    );
  const moves = [
    { does: 'insert', row: 'new', sides: side(1, 'new') },
    { does: 'delete', row: 'old', sides: side(-1, 'old') },
    { does: 'update', row: 'new', sides: sql`${side(-1, 'old')} union all ${side(1, 'new')}` },
  ];
  for (const { does, row, sides } of moves) {
    const name = `job_groups_are_kept_on_${does}`;
    const id = sql.raw(`${row}.id`);
    const body = sql`
      declare
        own_shard constant integer := free_shard();
      begin
        perform from jobcard where id = ${id} for update;
        ${insertKept(sql`
          select ${keys}, own_shard, sum(sign), ${list((figure) => sql`coalesce(sum(sign * t.${sql.ref(figure)}), 0)::bigint`)}
          from (${sides}) s left join (${told}) t on t.job_id = ${id} group by ${keys}`)};
        return null;
      end`;
    await createFunction(db, { name, body });
    const when = does === 'update' ? sql`when (${standing('old')} is distinct from ${standing('new')})` : sql``;
    await sql`create trigger ${sql.id(name)} after ${sql.raw(does)} on jobcard for each row ${when}
      execute function ${sql.id(name)}()`.execute(db);
  }
}

/** Keeps them anew. Whoever writes meanwhile waits; whoever reads sees the former sums until the commit. */
async function guardSums(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger job_group_sum_is_kept before insert or update or delete or truncate on job_group_sum
    for each statement execute function sums_are_kept()`.execute(db);
  await sql`
    create function rebuild_job_group_sums() returns void language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      lock table jobcard, charge, job_share, job_sum in share mode;
      alter table job_group_sum disable trigger job_group_sum_is_kept;
      delete from job_group_sum;
      insert into job_group_sum select * from posted_job_group_sum();
      alter table job_group_sum enable trigger job_group_sum_is_kept;
    end $$`.execute(db);
  await sql`revoke execute on function rebuild_job_group_sums() from public`.execute(db);
}

/** Invoices: what jobs come to by mode and month and by customer is kept, so that their profit of a year reads a row of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db);
  await tellSums(db);
  await sql`insert into job_group_sum select * from posted_job_group_sum()`.execute(db);
  await keepAdded(db);
  await keepSaid(db);
  await keepMoved(db);
  await guardSums(db);
  await sql`analyze job_group_sum`.execute(db);
}
