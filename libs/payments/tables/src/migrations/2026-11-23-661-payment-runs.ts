import { indexSearch } from '@freightdesk/shared-tables';
import { type Kysely, sql } from 'kysely';

const title = sql`(lower(normalize(title, NFKC)) collate "C")`;

/**
 * Vendors paid together: a run, its bills, and bills that are kept out. Nobody approves what he prepared or submitted, and a bill stands
 * in one open run, whoever asks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_run (
      id uuid primary key,
      title text not null check (title <> ''),
      status text not null check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'CANCELLED')),
      pay_on date not null,
      bank_id uuid not null references bank,
      total_paise bigint not null check (total_paise > 0),
      prepared_by uuid not null references app_user,
      submitted_by uuid references app_user,
      approved_by uuid references app_user,
      paid_on date,
      cancel_reason text check (cancel_reason <> ''),
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      updated_at timestamptz not null,
      updated_by uuid not null,
      check ((status in ('APPROVED', 'PAID')) <= (approved_by is not null and submitted_by is not null)),
      check (approved_by not in (created_by, prepared_by, submitted_by)),
      check ((status = 'PAID') = (paid_on is not null)),
      check ((status = 'CANCELLED') = (cancel_reason is not null))
    )`.execute(db);
  await sql`create index payment_run_in_order on payment_run (pay_on, ${title}, id)`.execute(db);
  await sql`create index payment_run_by_title on payment_run (${title}, id)`.execute(db);
  await sql`create index payment_run_by_total on payment_run (total_paise, id)`.execute(db);
  await sql`create index payment_run_of_status on payment_run (status, pay_on, ${title}, id)`.execute(db);
  await sql`create index payment_run_of_bank on payment_run (bank_id, pay_on, ${title}, id)`.execute(db);
  await indexSearch(db, { table: 'payment_run', columns: ['title'] });

  await sql`
    create table payment_run_line (
      run_id uuid not null references payment_run,
      purchase_invoice_id uuid not null references purchase_invoice,
      party_id uuid not null references party,
      position integer not null,
      amount_paise bigint not null check (amount_paise > 0),
      -- While the run is neither paid nor cancelled: the bill is free for no other.
      is_open boolean not null default true,
      payment_id uuid references payment,
      primary key (run_id, purchase_invoice_id),
      check (not is_open or payment_id is null)
    )`.execute(db);
  await sql`create unique index payment_run_line_open on payment_run_line (purchase_invoice_id) where is_open`.execute(
    db,
  );
  await sql`create index payment_run_line_of_payment on payment_run_line (payment_id) where payment_id is not null`.execute(
    db,
  );

  await sql`
    create table bill_hold (
      id uuid primary key references purchase_invoice,
      reason text not null check (reason <> ''),
      created_at timestamptz not null,
      created_by uuid not null references app_user
    )`.execute(db);
}
