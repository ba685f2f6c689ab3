import type { ReportPeriod } from '@freightdesk/reports-contract';
import { type RawBuilder, sql } from 'kysely';
import type { DocumentSide } from './document-sums.repository';

const within = ({ from, to }: ReportPeriod) => sql`between ${from}::date and ${to}::date`;

/** How many jobs the documents of whole months are of; what is of none is one more. */
export const jobCount = (side: DocumentSide, period: ReportPeriod): RawBuilder<unknown> => sql`
  select count(*) from (
    select distinct whose, job from register_sum where side = ${side} and part = 'JOB' and first_day ${within(period)}
  ) jobs`;

/**
 * The jobs of a page of a register of whole months, by their number, as `whose` and `job`; what is of none comes last. No more of each
 * month are looked at than are on the page and before it.
 */
export const jobsOfPage = (
  side: DocumentSide,
  period: ReportPeriod,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<unknown> => sql`
  select coalesce(known, ''), coalesce(called, '') from (
    select distinct j.called, j.known
    from (select distinct month from document_month where side = ${side} and month ${within(period)}) m
    cross join lateral (
      select distinct nullif(job, '') as called, nullif(whose, '') as known from register_sum
      where side = ${side} and part = 'JOB' and first_day = m.month
      order by 1, 2 limit ${limit + offset}
    ) j
    order by 1, 2 limit ${limit} offset ${offset}
  ) jobs`;
