import { type Kysely, sql } from 'kysely';

/** Sale invoices: why an export went without tax on a day that no letter of undertaking covered (CGST Rules, rule 96A). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_invoice add column without_lut_reason text
    check (without_lut_reason is null or (supply = 'EXPORT' and not export_with_payment))`.execute(db);
}
