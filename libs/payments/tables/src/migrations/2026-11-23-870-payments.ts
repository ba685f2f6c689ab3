import { type Kysely, sql } from 'kysely';

/**
 * What a customer paid ahead is given back by a payment that names his receipt. It is one more thing that a receipt's money goes to beside
 * invoices, so what is left of the receipt is its worth less its allocations as before; and the tax that goes back with it names it too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    add column refund_of_id uuid references payment,
    add constraint payment_gives_back_rupees check (
      refund_of_id is null or (direction = 'PAYMENT' and party_id is not null and currency = 'INR'
        and tds_paise = 0 and bank_charges_paise = 0))`.execute(db);
  await sql`create index payment_refund_of on payment (refund_of_id) where refund_of_id is not null`.execute(db);
  await sql`alter table allocation
    add column refund_id uuid references payment,
    drop constraint allocation_names_one_document,
    add constraint allocation_names_one_document check (num_nonnulls(sale_invoice_id, purchase_invoice_id, refund_id) = 1),
    add constraint allocation_gives_back_a_payment check (refund_id is null or payment_id is not null)`.execute(db);
  await sql`create index allocation_by_refund on allocation (refund_id) include (amount_minor)
    where refund_id is not null`.execute(db);
  await sql`alter table advance_tax add column refund_id uuid references payment`.execute(db);
}
