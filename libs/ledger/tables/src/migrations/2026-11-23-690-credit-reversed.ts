import { type Kysely, sql } from 'kysely';

/** Where input credit waits that went back because a vendor was not paid in time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into account (code, name, kind)
    values ('1370', 'Input credit reversed till vendors are paid', 'ASSET')`.execute(db);
}
