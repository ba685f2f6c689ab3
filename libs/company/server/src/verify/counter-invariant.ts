import { named, type Invariant } from '@freightdesk/shared-server-kit';
import { type RawBuilder, sql } from 'kysely';

/** A document's number with whose series it is of. */
export interface GivenNumber {
  kind: string;
  holder: string;
  number: string;
}

/** Drafts of these may be deleted, and take their number with them. */
const deletable = ['LEAD', 'QUOTATION', 'JOB'];

/**
 * A counter that was set back would give a number twice, one that was set forward leaves a gap. Each domain hands over the
 * numbers that its documents bear.
 */
export const counterInvariant = (numbers: readonly RawBuilder<GivenNumber>[]): Invariant => ({
  sentence:
    'Each counter stands at the last number of its series, and every number from its first up to it is borne by a document.',
  broken: (db) =>
    named(
      db,
      sql`
        select kind || ' of ' || coalesce(nullif(holder, ''), 'the company') || ' in ' || year || ': counted '
          || case when counter.first > 1 then 'from ' || counter.first || ' ' else '' end || 'to ' || coalesce(counter.last, 0) || ', ' || coalesce(borne.count, 0) || ' documents, the last is '
          || coalesce(borne.last, 0) as name
        from (
          select kind, holder, split_part(number, '/', 2) as year, count(distinct split_part(number, '/', 3)) as count,
            min(split_part(number, '/', 3)::bigint) as first, max(split_part(number, '/', 3)::bigint) as last
          from (${sql.join(numbers, sql` union all `)}) given
          group by kind, holder, split_part(number, '/', 2)
        ) borne
        full join (
          select s.kind, s.holder, c.fiscal_year as year, c.first::bigint as first, c.last::bigint as last
          from number_counter c join number_series s on s.id = c.series_id
        ) counter using (kind, holder, year)
        where coalesce(borne.last, 0) > coalesce(counter.last, 0) or borne.first < counter.first
          or (kind <> all (${deletable}::text[])
            and (coalesce(borne.count, 0), coalesce(borne.last, counter.first - 1))
              is distinct from (counter.last - counter.first + 1, counter.last))
        order by name`,
    ),
});
