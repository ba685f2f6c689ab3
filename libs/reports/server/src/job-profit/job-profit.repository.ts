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

/** What charges say: as they were quoted, and as they stand. What is only paid for the customer is neither. */
const planned = sql`select
    sum(coalesce(quoted_sell_paise, 0) - coalesce(quoted_buy_paise, 0)) as quoted,
    sum(case when waived_reason is null then coalesce(sell_paise, 0) else 0 end - coalesce(buy_paise, 0)) as accrued
  from charge where record = 'jobcard' and record_id = j.id and not pure_agent`;

/** What the ledger keeps of the job, whenever it was posted: a row, or a few of posters at once. */
const posted = sql`select sum(sell_paise) as sell, sum(buy_paise) as buy, sum(exchange_paise) as exchange
  from job_sum where job_id = j.id`;

const jobs = ({ from, to, partyId }: Wanted) => sql`
  select j.id as job_id, j.number as job, j.customer_id as party_id, customer.name as party, j.mode,
    to_char(j.date, 'YYYY-MM') as month, coalesce(planned.quoted, 0) as quoted, coalesce(planned.accrued, 0) as accrued,
    coalesce(posted.sell, 0) as sell, coalesce(posted.buy, 0) as buy, coalesce(posted.exchange, 0) as exchange
  from jobcard j join party customer on customer.id = j.customer_id
  left join lateral (${planned}) planned on true
  left join lateral (${posted}) posted on true
  where j.date between ${from}::date and ${to}::date and j.status <> 'CANCELLED'
    and (${partyId}::uuid is null or j.customer_id = ${partyId}::uuid)`;

const noJob = sql`null::uuid as job_id, null as job`;
const noParty = sql`null::uuid as party_id, null as party`;

/** What the rows of each grouping are called, and what is one row. */
const groupings = {
  job: {
    columns: sql`j.job_id::text as key, j.job_id, j.job, j.party_id, j.party, j.mode, j.month`,
    by: sql`j.job_id, j.job, j.party_id, j.party, j.mode, j.month`,
    order: sql`job, key`,
  },
  party: {
    columns: sql`j.party_id::text as key, ${noJob}, j.party_id, j.party, null as mode, null as month`,
    by: sql`j.party_id, j.party`,
    order: sql`lower(party) collate "C", key`,
  },
  mode: {
    columns: sql`j.mode as key, ${noJob}, ${noParty}, j.mode, null as month`,
    by: sql`j.mode`,
    order: sql`key`,
  },
  month: {
    columns: sql`j.month as key, ${noJob}, ${noParty}, null as mode, j.month`,
    by: sql`j.month`,
    order: sql`key`,
  },
} as const satisfies Record<JobProfitGrouping, object>;

export function jobProfitPage(db: Db, wanted: Wanted) {
  const { columns, by, order } = groupings[wanted.grouping];
  const rows = sql`
    select ${columns}, count(*)::int as jobs, sum(j.quoted)::bigint as quoted_paise, sum(j.accrued)::bigint as accrued_paise,
      sum(j.sell)::bigint as sell_paise, sum(j.buy)::bigint as buy_paise, sum(j.sell - j.buy)::bigint as margin_paise,
      sum(j.exchange)::bigint as exchange_paise
    from (${jobs(wanted)}) j group by ${by}`;
  return reportPage<JobProfitRow, JobProfitFigure>(db, { rows, order, totals: sumsOf(jobProfitReport) }, wanted);
}
