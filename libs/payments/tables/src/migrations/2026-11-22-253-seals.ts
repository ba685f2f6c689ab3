import { type Kysely, sql } from 'kysely';

/** Payments and what they settle are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger allocation_is_noted_to_seal after insert on allocation
    for each row execute function note_to_seal('allocation')`.execute(db);
  await sql`insert into to_seal (source, record_id) select 'allocation', id from allocation`.execute(db);
  await sql`create trigger payment_is_noted_to_seal after insert on payment
    for each row execute function note_to_seal('payment')`.execute(db);
  await sql`insert into to_seal (source, record_id) select 'payment', id from payment`.execute(db);
}
