import { type Kysely, sql } from 'kysely';

/** Transfers are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger bank_transfer_is_noted_to_seal after insert on bank_transfer
    for each row execute function note_to_seal('bank transfer')`.execute(db);
  await sql`insert into to_seal (source, record_id) select 'bank transfer', id from bank_transfer`.execute(db);
}
