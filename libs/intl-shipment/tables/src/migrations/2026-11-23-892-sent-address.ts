import { type Kysely, sql } from 'kysely';

/** Where the customer was when a quotation was sent. Of a draft, and of what was sent before this was kept, it is as the party says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quotation add customer_lines jsonb check (jsonb_typeof(customer_lines) = 'array')`.execute(db);
}
