import { type Kysely, sql } from 'kysely';

/** Banks and the transfers between them. Each bank is one account of the chart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank (
      id uuid primary key,
      account_id uuid not null unique references account,
      name text not null,
      account_number text not null,
      ifsc text,
      branch text,
      account_type text not null check (account_type in ('CURRENT', 'SAVINGS', 'OD', 'EEFC', 'CASH')),
      currency text not null,
      opening_balance_paise bigint not null,
      opening_balance_minor bigint not null,
      opening_date date not null,
      opening_voucher_id uuid references voucher,
      upi_id text,
      swift text,
      is_default boolean not null default false,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null
    )`.execute(db);
  // At most one default, even in a race; that there is at least one is the rule of the use cases.
  await sql`create unique index bank_one_default on bank (is_default) where is_default`.execute(db);
  await sql`create unique index bank_account_number on bank (lower(account_number), coalesce(ifsc, ''), lower(name))`.execute(
    db,
  );

  await sql`
    create table bank_transfer (
      id uuid primary key,
      number text not null unique,
      from_bank_id uuid not null references bank,
      to_bank_id uuid not null references bank,
      date date not null,
      amount_minor bigint not null check (amount_minor > 0),
      to_amount_minor bigint not null check (to_amount_minor > 0),
      reference text,
      voucher_id uuid not null references voucher,
      created_at timestamptz not null,
      created_by uuid not null,
      check (from_bank_id <> to_bank_id)
    )`.execute(db);
  await sql`create index bank_transfer_from on bank_transfer (from_bank_id)`.execute(db);
  await sql`create index bank_transfer_to on bank_transfer (to_bank_id)`.execute(db);
}
