import { type Kysely, sql } from 'kysely';

/**
 * Tax: the few charges of jobs that cost without being sold, or cost more than was quoted, have an index of their own, as those that wait for
 * their invoice have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index charge_leaking on charge (record_id)
    where record = 'jobcard' and not pure_agent
      and (sell_minor is null and waived_reason is null and coalesce(billed_buy_paise, buy_paise) > 0
        or coalesce(billed_buy_paise, buy_paise) > quoted_buy_paise)`.execute(db);
}
