import { type Kysely, sql } from 'kysely';

/**
 * Ground: `whole_sum`, of whole numbers as a whole number; 0 of none. PostgreSQL's own sum of them is one of decimals, which for each of
 * some thousand groups costs three times as much. What is past 2^63 is refused by it, as by the cast that the other needs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create aggregate whole_sum(bigint)
    (sfunc = int8pl, stype = bigint, initcond = '0', combinefunc = int8pl, parallel = safe)`.execute(db);
}
