import { type Kysely, sql } from 'kysely';

/**
 * Sale invoices: which supplies to a special economic zone go under the letter of undertaking. All others, as those that were issued before,
 * stand without a value: so their seals stay what they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_invoice add column sez_under_lut boolean
    check (sez_under_lut is null or (sez_under_lut and supply = 'SEZ'))`.execute(db);
}
