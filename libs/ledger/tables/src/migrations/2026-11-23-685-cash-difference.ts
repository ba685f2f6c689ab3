import { type Kysely, sql } from 'kysely';

/** Where a count of cash posts what it found missing, or too much: beside round-off, as both are small and of nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into account (code, name, kind) values ('7910', 'Cash short or excess', 'INDIRECT_EXPENSE')`.execute(
    db,
  );
}
