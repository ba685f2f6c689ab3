import type { ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentSide } from './document-sums.repository';

const within = ({ from, to }: ReportPeriod) => sql`between ${from}::date and ${to}::date`;

/** How many jobs the documents of whole months are of; what is of none is one more. A job has one number, which is not compared. */
export const jobCount = (side: DocumentSide, period: ReportPeriod): RawBuilder<unknown> => sql`
  select count(*) from (
    select from register_sum where side = ${side} and part = 'JOB' and first_day ${within(period)} group by whose
  ) jobs`;

/**
 * The jobs of a page of a register of whole months, by their number: of what is kept as `k`, that it is of these. What is of none comes
 * last. No more of each month are looked at than are on the page and before it, and so all months of those of the page are found.
 */
export const isOfJobs = (
  side: DocumentSide,
  period: ReportPeriod,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<unknown> => sql`
  (k.first_day, k.whose, k.job) in (select month, coalesce(known, ''), coalesce(called, '') from (
    select m.month, j.known, j.called, dense_rank() over (order by j.called, j.known) as place
    from (select distinct month from document_month where side = ${side} and month ${within(period)}) m
    cross join lateral (
      select distinct nullif(job, '') as called, nullif(whose, '') as known from register_sum
      where side = ${side} and part = 'JOB' and first_day = m.month
      order by 1, 2 limit ${limit + offset}
    ) j
  ) jobs where place > ${offset} and place <= ${offset + limit})`;
