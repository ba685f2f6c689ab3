import { type Kysely, sql } from 'kysely';

/** What customers will not pay any more. Outside the groups in which a company may have accounts of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into account (code, name, kind) values ('6200', 'Bad debts written off', 'INDIRECT_EXPENSE')`.execute(
    db,
  );
}
