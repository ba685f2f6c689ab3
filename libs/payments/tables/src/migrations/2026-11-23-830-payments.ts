import { type Kysely, sql } from 'kysely';

/**
 * Money whose payer nobody knew is given to customers by receipts that name the one by which it came. It reached the bank once, so only that
 * one is a cheque on its way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    add column from_receipt_id uuid references payment,
    add constraint payment_of_an_unidentified_receipt check (
      from_receipt_id is null or (direction = 'RECEIPT' and party_id is not null and currency = 'INR' and bank_charges_paise = 0))`.execute(
    db,
  );
  await sql`create index payment_from_receipt on payment (from_receipt_id) where from_receipt_id is not null`.execute(
    db,
  );
  await sql`create index payment_unidentified on payment (date, id) where account_code = '2900' and direction = 'RECEIPT'`.execute(
    db,
  );
  await sql`drop index payment_by_cheque`.execute(db);
  await sql`create index payment_by_cheque on payment (date, (lower(normalize(number, NFKC)) collate "C"), id)
    include (voucher_id, status) where mode = 'CHEQUE' and from_receipt_id is null`.execute(db);
}
