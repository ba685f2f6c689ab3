import { type Kysely, sql } from 'kysely';

/** Cheques in the order of their days, with all that decides what became of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_by_cheque on payment (date, (lower(normalize(number, NFKC)) collate "C"), id)
    include (voucher_id, status) where mode = 'CHEQUE'`.execute(db);
}
