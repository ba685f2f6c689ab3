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
          select source || ', ' || number || ': ' || what as name
          from (
            select source, number, 'a record bears it, and it is not kept' as what
            from (select * from told_record_numbers() except select * from record_number) missing
            union all
            select source, number, 'it is kept, and no record bears it so'
            from (select * from record_number except select * from told_record_numbers()) stale
          ) number
          order by name`,
      ),
  },
];
