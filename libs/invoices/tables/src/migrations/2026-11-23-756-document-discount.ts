import { type Kysely, sql } from 'kysely';

/**
 * Sale invoices: a discount on the whole document, in percent as it was typed or as an amount, and what each line bears of it. One without such a
 * discount stands without values, as all that were issued before: so their seals stay what they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sale_invoice add column discount_percent text,
    add column discount_minor bigint check (discount_minor > 0),
    add constraint sale_invoice_percent_has_amount check (discount_percent is null or discount_minor is not null)`.execute(
    db,
  );
  await sql`alter table sale_invoice_line add column document_discount_minor bigint
    check (document_discount_minor > 0)`.execute(db);
}
