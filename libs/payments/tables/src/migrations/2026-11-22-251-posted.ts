import { type Kysely, sql } from 'kysely';

/** A payment is reversed, never changed or deleted. Allocating an advance may bring an exchange gain; reversing takes it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger payment_must_stay before update or delete on payment
    for each row execute function posted_must_stay('{}', '{POSTED>POSTED,POSTED>REVERSED}',
      '{status,reverse_reason,fx_gain_paise,version,updated_at,updated_by}')`.execute(db);
  await sql`create trigger payment_is_never_emptied before truncate on payment
    for each statement execute function refuse_change()`.execute(db);
}
