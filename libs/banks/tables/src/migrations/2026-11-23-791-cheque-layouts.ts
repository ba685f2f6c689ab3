import { type Kysely, sql } from 'kysely';

/** Where on a bank's cheque leaf each thing is written, where that is not as on all leaves of CTS-2010. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank
      add column cheque_layout jsonb check (jsonb_typeof(cheque_layout) = 'object'),
      add constraint bank_has_no_cheques check (cheque_layout is null or (account_type <> 'CASH' and currency = 'INR'))
  `.execute(db);
}
