import {
  type JobProfitFigure,
  type JobProfitGrouping,
  jobProfitReport,
  type JobProfitRow,
  type ReportPeriod,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import type { WantedOf } from '../report/read-report';
import { yearOf } from '../posted/whole-months';
import { isPageAsked } from '../report/parties-by-name';
import { reportPage, sumsOf } from '../report/report-page';
import { customersByName, keptOfJobs } from './job-sums.repository';

type Wanted = WantedOf<typeof jobProfitReport>;
type Sql = RawBuilder<unknown>;

const isShown = sql`status <> 'CANCELLED'`;
const jobColumns = sql`id, number, customer_id, mode, to_char(date, 'YYYY-MM') as month`;

/** Jobs of days; what else is said of them is joined to these, whether they are few or most of all. `sign` is how they count. */
const jobsOf = ({ from, to, sign }: ReportPeriod & { sign: number }, partyId: string | null): Sql => sql`
  select ${jobColumns}, ${sql.lit(sign)} as sign
  from jobcard where date between ${from}::date and ${to}::date and ${isShown}
    ${partyId === null ? sql`` : sql`and customer_id = ${partyId}::uuid`}`;

/**
 * A page of the jobs of a period by their number: no more of each month are looked at than are on the page and before it. Which months have
 * jobs is known from their sums; days are looked at in months that the period has a part of.
 */
const pageOfJobs = ({ from, to }: ReportPeriod, { limit, offset }: { limit: number; offset: number }): Sql => sql`
  select j.*, 1 as sign
  from (
    select distinct first_day, first_day >= ${from}::date and first_day + interval '1 month' <= ${to}::date + interval '1 day' as is_whole
    from job_group_sum where part = 'MODE'
      and first_day between date_trunc('month', ${from}::date::timestamp)::date and ${to}::date
  ) m cross join lateral (
    select ${jobColumns} from jobcard
    where date_trunc('month', date::timestamp)::date = m.first_day and ${isShown}
      and (m.is_whole or date between ${from}::date and ${to}::date)
    order by number, id limit ${limit + offset}
  ) j
  order by number, id limit ${limit} offset ${offset}`;

/**
 * What is added up of each: that it is a job; what its charges say, as they were quoted and as they stand (what is only paid for the
 * customer is neither); what a house bears of its master's costs and the master gives to its houses; and what the ledger keeps of it,
 * whenever it was posted. Each is read once, and nothing is added up twice on its way to the rows.
 */
const addends = (which: Sql) => sql`
  select ${which} as which, sign, 1 as jobs, coalesce(said.quoted, 0) as quoted_paise, coalesce(said.accrued, 0) as accrued_paise,
    0::bigint as sell_paise, 0::bigint as buy_paise, 0::bigint as exchange_paise
  -- Job by job, by the index that has all of it: however many years of charges there are, those of the days are read.
  from jobs cross join lateral (
    select sum(coalesce(quoted_sell_paise, 0) - coalesce(quoted_buy_paise, 0))::bigint as quoted,
      sum(case when waived_reason is null then coalesce(sell_paise, 0) else 0 end - coalesce(buy_paise, 0))::bigint as accrued
    from charge where record_id = jobs.id and record = 'jobcard' and not pure_agent
  ) said
  union all
  select ${which}, sign, 0, 0, -buy_paise, 0, 0, 0 from jobs join job_share on house_id = jobs.id
  union all
  select ${which}, sign, 0, 0, buy_paise, 0, 0, 0 from jobs join job_share on master_id = jobs.id
  union all
  select ${which}, sign, 0, 0, 0, sell_paise, buy_paise, exchange_paise from jobs join job_sum on job_sum.job_id = jobs.id`;

const noJob = sql`null::uuid as job_id, null as job`;
const noParty = sql`null::uuid as party_id, null as party`;

/** What is one row of each grouping, and what it is called: names are looked up of what is added up already. */
const groupings = {
  job: {
    which: sql`jobs.id`,
    columns: sql`j.which::text as key, jobs.id as job_id, jobs.number as job, jobs.customer_id as party_id, jobs.mode, jobs.month`,
    named: sql`join jobs on jobs.id = j.which`,
    order: sql`job, key`,
    shown: {
      columns: sql`listed.key, listed.job_id, listed.job, listed.party_id, customer.name as party, listed.mode, listed.month,
        listed.jobs, listed.quoted_paise, listed.accrued_paise, listed.sell_paise, listed.buy_paise, listed.margin_paise,
        listed.exchange_paise`,
      joins: sql`join party customer on customer.id = listed.party_id`,
    },
  },
  party: {
    which: sql`jobs.customer_id`,
    columns: sql`j.which::text as key, ${noJob}, customer.id as party_id, customer.name as party, null as mode, null as month`,
    named: sql`join party customer on customer.id = j.which`,
    order: sql`lower(party) collate "C", key`,
    shown: undefined,
  },
  mode: {
    which: sql`jobs.mode`,
    columns: sql`j.which as key, ${noJob}, ${noParty}, j.which as mode, null as month`,
    named: sql``,
    order: sql`key`,
    shown: undefined,
  },
  month: {
    which: sql`jobs.month`,
    columns: sql`j.which as key, ${noJob}, ${noParty}, null as mode, j.which as month`,
    named: sql``,
    order: sql`key`,
    shown: undefined,
  },
} as const satisfies Record<JobProfitGrouping, object>;

const figures = ['quoted_paise', 'accrued_paise', 'sell_paise', 'buy_paise', 'exchange_paise'];
const signed = (name: string) => sql`sign * ${sql.ref(name)} as ${sql.ref(name)}`;
const summed = (name: string) => sql`whole_sum(sign * ${sql.ref(name)}) as ${sql.ref(name)}`;

/** What is added up: what is kept, and of jobs that are read what each says. */
interface Source {
  jobs?: Sql;
  kept?: Sql;
}

const reading = ({ jobs }: Source) => (jobs ? sql`with jobs as materialized (${jobs})` : sql``);
const addedBy = (which: Sql, { jobs, kept }: Source) =>
  sql.join([...(kept ? [kept] : []), ...(jobs ? [addends(which)] : [])], sql` union all `);

function sourceOf(wanted: Wanted & { among?: Sql }): Source {
  const kept = keptOfJobs(wanted);
  if (!kept) return { jobs: jobsOf({ ...wanted, sign: 1 }, wanted.partyId) };
  const odd = kept.days.map((days) => jobsOf(days, wanted.partyId));
  return { kept: kept.sums, ...(odd.length > 0 && { jobs: sql.join(odd, sql` union all `) }) };
}

function rowsOf(grouping: JobProfitGrouping, source: Source): Sql {
  const { which, columns, named } = groupings[grouping];
  return sql`
    ${reading(source)}
    select ${columns}, j.jobs, j.quoted_paise, j.accrued_paise, j.sell_paise, j.buy_paise, j.sell_paise - j.buy_paise as margin_paise,
      j.exchange_paise
    from (
      select which, whole_sum(sign * jobs)::int as jobs, ${sql.join(figures.map(summed))} from (${addedBy(which, source)}) added
      group by which having whole_sum(sign * jobs) > 0
    ) j ${named}`;
}

/** All jobs one by one: their number and totals from what is kept of their months, and of the page alone what each says. */
function pagedJobs(wanted: Wanted) {
  const source = sourceOf({ ...wanted, grouping: 'mode' });
  const figuresOfAll = sql.join([sql`sign * jobs as jobs`, ...figures.map(signed)]);
  return {
    sums: sql`
      ${reading(source)}
      select ${figuresOfAll}, sign * (sell_paise - buy_paise) as margin_paise from (${addedBy(groupings.mode.which, source)}) added`,
    rowCount: sql`jobs`,
    paged: (page: { limit: number; offset: number }) => rowsOf('job', { jobs: pageOfJobs(wanted, page) }),
  };
}

/** Of a page of customers no more are read than are on it. */
function byName(wanted: Wanted) {
  const year = yearOf(wanted);
  if (wanted.grouping !== 'party' || wanted.partyId !== null || !year || !isPageAsked(wanted)) return undefined;
  return customersByName(year, rowsOf('party', sourceOf({ ...wanted, among: sql`select id from shown` })));
}

export function jobProfitPage(db: Db, wanted: Wanted) {
  const { grouping, partyId } = wanted;
  const { order, shown } = groupings[grouping];
  const isPaged = grouping === 'job' && partyId === null;
  const kept = isPaged ? pagedJobs(wanted) : byName(wanted);
  return reportPage<JobProfitRow, JobProfitFigure>(
    db,
    {
      rows: rowsOf(grouping, sourceOf(wanted)),
      ...{ order, named: shown, totals: sumsOf(jobProfitReport) },
      ...(kept && { kept }),
    },
    wanted,
  );
}
