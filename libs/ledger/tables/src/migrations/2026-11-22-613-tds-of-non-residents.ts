import { type Kysely, sql } from 'kysely';

/** What was deducted from vendors abroad and is owed to the government. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into account (code, name, kind) values ('2360', 'TDS payable: non-residents', 'LIABILITY')`.execute(
    db,
  );
}
