import { type Kysely, sql } from 'kysely';

/** Vouchers are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger voucher_is_noted_to_seal after insert on voucher
    for each row execute function note_to_seal('voucher')`.execute(db);
  await sql`insert into to_seal (source, record_id) select 'voucher', id from voucher`.execute(db);
}
