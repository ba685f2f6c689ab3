import { sql } from 'kysely';

/**
 * Numbers that leads, quotations and jobs bear. A job's series is known by its prefix alone, for mode and direction may change after it
 * was numbered; one whose prefix no series remembers is left out.
 */
export const jobNumbers = sql<{ kind: string; holder: string; number: string }>`
  select 'LEAD' as kind, '' as holder, number from lead
  union all
  select 'QUOTATION' as kind, '' as holder, number from quotation
  union all
  select 'JOB' as kind, series.holder, jobcard.number
  from jobcard join (
    select id, prefix from number_series union select series_id, prefix from spent_prefix
  ) spelled on spelled.prefix = split_part(jobcard.number, '/', 1)
  join number_series series on series.id = spelled.id and series.kind = 'JOB'`;
