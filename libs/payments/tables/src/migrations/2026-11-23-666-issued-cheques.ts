import { type Kysely, sql } from 'kysely';

/** Our own cheques in the order of their days, with what tells whether the bank has had each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payment_by_issued_cheque on payment (date, id) include (voucher_id, number)
    where mode = 'CHEQUE' and status = 'POSTED' and direction <> 'RECEIPT'`.execute(db);
}
