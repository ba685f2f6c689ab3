import { type Kysely, sql } from 'kysely';

/** What is paid or received for an account and not for anybody's invoices: the GST within an expense, and the paper of a due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    add column gst_rate text,
    add column gst_supply text check (gst_supply in ('INTRA', 'INTER')),
    add column itc_eligible boolean,
    add column taxable_paise bigint,
    add column cgst_paise bigint,
    add column sgst_paise bigint,
    add column igst_paise bigint,
    add column challan_number text,
    add column challan_bsr_code text,
    add column challan_date date,
    add constraint payment_is_for_somebody_or_something check (
      case direction when 'EXPENSE' then account_code is not null
        when 'PAYMENT' then party_id is not null and account_code is null
        else (party_id is null) = (account_code is not null) end),
    add constraint payment_has_all_of_its_gst check (
      num_nulls(gst_rate, gst_supply, itc_eligible, taxable_paise, cgst_paise, sgst_paise, igst_paise) in (0, 7)),
    add constraint payment_is_taxed_as_an_expense check (gst_rate is null or direction = 'EXPENSE')`.execute(db);
  // The report of GST adds up the credit that expenses brought: few among all payments.
  await sql`create index payment_credit_by_date on payment (date) where itc_eligible`.execute(db);
  await sql`create index payment_of_direction on payment (direction, date, (lower(normalize(number, NFKC)) collate "C"), id)`.execute(
    db,
  );
}
