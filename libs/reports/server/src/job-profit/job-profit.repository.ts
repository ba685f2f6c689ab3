import {
  type JobProfitFigure,
  type JobProfitGrouping,
  jobProfitReport,
  type JobProfitRow,
} from '@freightdesk/reports-contract';
import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';
import type { WantedOf } from '../report/read-report';
import { reportPage, sumsOf } from '../report/report-page';

type Wanted = WantedOf<typeof jobProfitReport>;

/** The jobs of the days; what else is said of them is joined to these, whether they are few or most of all. */
const jobs = ({ from, to, partyId }: Wanted) => sql`
  select id, number, customer_id, mode, to_char(date, 'YYYY-MM') as month
  from jobcard where date between ${from}::date and ${to}::date and status <> 'CANCELLED'
    and (${partyId}::uuid is null or customer_id = ${partyId}::uuid)`;

/** What charges say: as they were quoted, and as they stand. What is only paid for the customer is neither. */
const planned = sql`
  select jobs.id as job_id, sum(coalesce(quoted_sell_paise, 0) - coalesce(quoted_buy_paise, 0)) as quoted,
    sum(case when waived_reason is null then coalesce(sell_paise, 0) else 0 end - coalesce(buy_paise, 0)) as accrued
  from jobs join charge on charge.record_id = jobs.id where record = 'jobcard' and not pure_agent group by jobs.id`;

/** What a house bears of its master's costs, and what the master gives to its houses. */
const shared = sql`
  select job_id, sum(paise) as paise from (
    select house_id as job_id, -buy_paise as paise from jobs join job_share on house_id = jobs.id
    union all
    select master_id, buy_paise from jobs join job_share on master_id = jobs.id
  ) moved group by job_id`;

/** What the ledger keeps of the job, whenever it was posted: a row, or a few of posters at once. */
const posted = sql`
  select jobs.id as job_id, sum(sell_paise) as sell, sum(buy_paise) as buy, sum(exchange_paise) as exchange
  from jobs join job_sum on job_sum.job_id = jobs.id group by jobs.id`;

const figures = (isNamed: boolean) => sql`
  select jobs.id as job_id, jobs.number as job, jobs.customer_id as party_id, ${isNamed ? sql`customer.name` : sql`null`} as party, jobs.mode,
    jobs.month, coalesce(quoted, 0) as quoted, coalesce(accrued, 0) + coalesce(shared.paise, 0) as accrued, coalesce(sell, 0) as sell, coalesce(buy, 0) as buy,
    coalesce(exchange, 0) as exchange
  from jobs ${isNamed ? sql`join party customer on customer.id = jobs.customer_id` : sql``}
    left join (${planned}) planned on planned.job_id = jobs.id
    left join (${shared}) shared on shared.job_id = jobs.id left join (${posted}) posted on posted.job_id = jobs.id`;

const noJob = sql`null::uuid as job_id, null as job`;
const noParty = sql`null::uuid as party_id, null as party`;

/** What the rows of each grouping are called, and what is one row. */
const groupings = {
  job: {
    columns: sql`j.job_id::text as key, j.job_id, j.job, j.party_id, j.party, j.mode, j.month`,
    by: sql`j.job_id, j.job, j.party_id, j.party, j.mode, j.month`,
    isNamed: true,
    order: sql`job, key`,
  },
  party: {
    columns: sql`j.party_id::text as key, ${noJob}, j.party_id, j.party, null as mode, null as month`,
    by: sql`j.party_id, j.party`,
    isNamed: true,
    order: sql`lower(party) collate "C", key`,
  },
  mode: {
    columns: sql`j.mode as key, ${noJob}, ${noParty}, j.mode, null as month`,
    by: sql`j.mode`,
    isNamed: false,
    order: sql`key`,
  },
  month: {
    columns: sql`j.month as key, ${noJob}, ${noParty}, null as mode, j.month`,
    by: sql`j.month`,
    isNamed: false,
    order: sql`key`,
  },
} as const satisfies Record<JobProfitGrouping, object>;

export function jobProfitPage(db: Db, wanted: Wanted) {
  const { columns, by, isNamed, order } = groupings[wanted.grouping];
  const rows = sql`
    with jobs as materialized (${jobs(wanted)})
    select ${columns}, count(*)::int as jobs, sum(j.quoted)::bigint as quoted_paise, sum(j.accrued)::bigint as accrued_paise,
      sum(j.sell)::bigint as sell_paise, sum(j.buy)::bigint as buy_paise, sum(j.sell - j.buy)::bigint as margin_paise,
      sum(j.exchange)::bigint as exchange_paise
    from (${figures(isNamed)}) j group by ${by}`;
  return reportPage<JobProfitRow, JobProfitFigure>(db, { rows, order, totals: sumsOf(jobProfitReport) }, wanted);
}
