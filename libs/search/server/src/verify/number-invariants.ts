import { type Invariant, named } from '@freightdesk/shared-server-kit';
import { sql } from 'kysely';

/** What is always true of the numbers that are kept for the search. */
export const numberInvariants: readonly Invariant[] = [
  {
    sentence: 'By a number that is kept its record is found, and no other.',
    broken: (db) =>
      named(
        db,
        sql`
          select source || ', ' || coalesce(borne.number, kept.number) || ': ' || case
            when kept.number is null then 'a record bears it, and it is not kept'
            when borne.number is null then 'it is kept, and no record bears it so'
            else 'it is kept as ' || kept.number || case when kept.has_end then ', from its end too' else '' end
          end as name
          from told_record_numbers() borne full join record_number kept using (source, key, record_id, place)
          where (borne.number, borne.has_end) is distinct from (kept.number, kept.has_end)
          order by name`,
      ),
  },
];
