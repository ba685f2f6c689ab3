import { type Kysely, sql } from 'kysely';

/** The company's turnover in any year since 2017-18, as far as it decides of e-invoices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column einvoice_turnover text not null default 'UP_TO_5_CRORE'
    check (einvoice_turnover in ('UP_TO_5_CRORE', 'ABOVE_5_CRORE', 'FROM_10_CRORE'))`.execute(db);
}
