import { type Kysely, sql } from 'kysely';

/** Whether another person verifies a proof of delivery than who uploaded it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add pod_by_another boolean not null default false`.execute(db);
}
