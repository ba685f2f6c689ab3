import { type Kysely, sql } from 'kysely';

/** Micro and small enterprises, whose bills the law gives a day of its own: few of all parties. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index party_micro_or_small on party (id) where msme_class in ('MICRO', 'SMALL')`.execute(db);
}
