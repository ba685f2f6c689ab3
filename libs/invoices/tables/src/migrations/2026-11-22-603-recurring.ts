import { type Kysely, sql } from 'kysely';

/** Invoices that are made again: which one, how often, and when next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recurring_invoice (
      id uuid primary key,
      invoice_id uuid not null references sale_invoice,
      period text not null check (period in ('MONTHLY', 'QUARTERLY', 'YEARLY')),
      -- The day of the month that is kept to, also after a month that has no such day.
      anchor_day integer not null check (anchor_day between 1 and 31),
      next_on date not null,
      until date,
      active boolean not null default true,
      last_invoice_id uuid references sale_invoice,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      updated_at timestamptz not null,
      updated_by uuid not null references app_user
    )`.execute(db);
  await sql`create index recurring_invoice_in_order on recurring_invoice (next_on, id)`.execute(db);
  await sql`create index recurring_invoice_of on recurring_invoice (invoice_id)`.execute(db);
  await sql`create index recurring_invoice_last on recurring_invoice (last_invoice_id) where last_invoice_id is not null`.execute(
    db,
  );
}
