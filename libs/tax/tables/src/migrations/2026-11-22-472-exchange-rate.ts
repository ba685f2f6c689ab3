import { type Kysely, sql } from 'kysely';

/** Rupees for one unit of a currency, day by day. A rate is never changed: a later one of the same day stands before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exchange_rate (
      id uuid primary key,
      currency text not null check (currency <> 'INR'),
      date date not null,
      rate text not null,
      source text not null check (source <> ''),
      created_at timestamptz not null,
      created_by uuid not null references app_user
    )`.execute(db);
  await sql`create index exchange_rate_by_day on exchange_rate (currency, date desc, id desc)`.execute(db);
  await sql`create trigger exchange_rate_is_append_only before update or delete or truncate on exchange_rate
    for each statement execute function refuse_change()`.execute(db);
}
