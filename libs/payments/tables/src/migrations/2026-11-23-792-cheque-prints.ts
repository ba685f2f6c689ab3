import { type Kysely, sql } from 'kysely';

/** Leaves that were printed of a payment by cheque: one without a reason, and each further one with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cheque_print (
      id uuid primary key,
      payment_id uuid not null references payment,
      payee text not null,
      is_crossed boolean not null,
      is_limited boolean not null,
      reason text,
      created_at timestamptz not null,
      created_by uuid not null
    )`.execute(db);
  await sql`create unique index cheque_print_first on cheque_print (payment_id) where reason is null`.execute(db);
  await sql`create index cheque_print_of_payment on cheque_print (payment_id, created_at, id)`.execute(db);
  await sql`create trigger cheque_print_is_append_only before update or delete or truncate on cheque_print
    for each statement execute function refuse_change()`.execute(db);
}
