import {
  type JobProfitFigure,
  type JobProfitGrouping,
  jobProfitReport,
  type JobProfitRow,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { type RawBuilder, sql } from 'kysely';
import type { WantedOf } from '../report/read-report';
import { reportPage, sumsOf } from '../report/report-page';

type Wanted = WantedOf<typeof jobProfitReport>;

/** The jobs of the days; what else is said of them is joined to these, whether they are few or most of all. */
const jobs = ({ from, to, partyId }: Wanted) => sql`
  select id, number, customer_id, mode, to_char(date, 'YYYY-MM') as month
  from jobcard where date between ${from}::date and ${to}::date and status <> 'CANCELLED'
    and (${partyId}::uuid is null or customer_id = ${partyId}::uuid)`;

/**
 * What is added up of each: that it is a job; what its charges say, as they were quoted and as they stand (what is only paid for the
 * customer is neither); what a house bears of its master's costs and the master gives to its houses; and what the ledger keeps of it,
 * whenever it was posted. Each is read once, and nothing is added up twice on its way to the rows.
 */
const addends = (which: RawBuilder<unknown>) => sql`
  select ${which} as which, 1 as jobs, coalesce(said.quoted, 0) as quoted, coalesce(said.accrued, 0) as accrued,
    0::bigint as sell, 0::bigint as buy, 0::bigint as exchange
  -- Job by job, by the index that has all of it: however many years of charges there are, those of the days are read.
  from jobs cross join lateral (
    select sum(coalesce(quoted_sell_paise, 0) - coalesce(quoted_buy_paise, 0))::bigint as quoted,
      sum(case when waived_reason is null then coalesce(sell_paise, 0) else 0 end - coalesce(buy_paise, 0))::bigint as accrued
    from charge where record_id = jobs.id and record = 'jobcard' and not pure_agent
  ) said
  union all
  select ${which}, 0, 0, -buy_paise, 0, 0, 0 from jobs join job_share on house_id = jobs.id
  union all
  select ${which}, 0, 0, buy_paise, 0, 0, 0 from jobs join job_share on master_id = jobs.id
  union all
  select ${which}, 0, 0, 0, sell_paise, buy_paise, exchange_paise from jobs join job_sum on job_sum.job_id = jobs.id`;

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

export function jobProfitPage(db: Db, wanted: Wanted) {
  const { which, columns, named, order, shown } = groupings[wanted.grouping];
  const rows = sql`
    with jobs as materialized (${jobs(wanted)})
    select ${columns}, j.jobs, j.quoted_paise, j.accrued_paise, j.sell_paise, j.buy_paise, j.sell_paise - j.buy_paise as margin_paise,
      j.exchange_paise
    from (
      select which, sum(jobs)::int as jobs, sum(quoted)::bigint as quoted_paise, sum(accrued)::bigint as accrued_paise,
        sum(sell)::bigint as sell_paise, sum(buy)::bigint as buy_paise, sum(exchange)::bigint as exchange_paise
      from (${addends(which)}) added group by which
    ) j ${named}`;
  return reportPage<JobProfitRow, JobProfitFigure>(
    db,
    { rows, order, named: shown, totals: sumsOf(jobProfitReport) },
    wanted,
  );
}
