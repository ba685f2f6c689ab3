import { type Kysely, sql } from 'kysely';

/** Payments and what they settle. An allocation is never changed: a reversal adds its negative. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      id uuid primary key,
      number text not null unique,
      direction text not null check (direction in ('RECEIPT', 'PAYMENT', 'EXPENSE')),
      status text not null check (status in ('POSTED', 'REVERSED')),
      date date not null,
      bank_id uuid not null references bank,
      party_id uuid references party,
      mode text not null check (mode in ('NEFT', 'RTGS', 'IMPS', 'UPI', 'CHEQUE', 'CASH', 'CARD')),
      reference text,
      currency text not null,
      exchange_rate text not null,
      amount_minor bigint not null check (amount_minor > 0),
      -- What reached the account in rupees: with TDS and charges it is what the payment is worth in the books.
      bank_amount_paise bigint not null check (bank_amount_paise > 0),
      tds_paise bigint not null check (tds_paise >= 0),
      bank_charges_paise bigint not null check (bank_charges_paise >= 0),
      account_code text references account (code),
      narration text,
      reverse_reason text,
      fx_gain_paise bigint not null default 0,
      voucher_id uuid not null references voucher,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null,
      check (currency <> 'INR' or bank_amount_paise = amount_minor),
      check ((status = 'REVERSED') = (reverse_reason is not null))
    )`.execute(db);
  await sql`create index payment_by_date on payment (date, id)`.execute(db);
  await sql`create index payment_by_party on payment (party_id, date) where party_id is not null`.execute(db);
  await sql`create index payment_by_bank on payment (bank_id, date)`.execute(db);

  await sql`
    create table allocation (
      id uuid primary key,
      payment_id uuid not null references payment,
      sale_invoice_id uuid not null references sale_invoice,
      amount_minor bigint not null check (amount_minor <> 0),
      date date not null,
      voucher_id uuid not null references voucher,
      created_at timestamptz not null,
      created_by uuid not null
    )`.execute(db);
  // What is outstanding is an invoice's total less the sum of these.
  await sql`create index allocation_by_invoice on allocation (sale_invoice_id) include (amount_minor)`.execute(db);
  await sql`create index allocation_by_payment on allocation (payment_id) include (amount_minor)`.execute(db);
  await sql`create trigger allocation_is_append_only before update or delete or truncate on allocation
    for each statement execute function refuse_change()`.execute(db);
}
