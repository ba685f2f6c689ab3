import { type Kysely, sql } from 'kysely';

/** How the company pays the tax of its freight by road, from a day on. An option is never changed: a later one of the same day stands before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gta_option (
      id uuid primary key,
      valid_from date not null,
      option text not null check (option in ('FORWARD_WITHOUT_CREDIT', 'FORWARD_WITH_CREDIT', 'REVERSE_CHARGE')),
      source text not null check (source <> ''),
      created_at timestamptz not null,
      created_by uuid not null references app_user
    )`.execute(db);
  await sql`create index gta_option_by_day on gta_option (valid_from desc, created_at desc)`.execute(db);
  await sql`create trigger gta_option_is_append_only before update or delete or truncate on gta_option
    for each statement execute function refuse_change()`.execute(db);
}
