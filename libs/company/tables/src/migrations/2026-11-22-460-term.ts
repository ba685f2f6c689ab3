import { type Kysely, sql } from 'kysely';

/** Terms that documents bear. Whoever issues a document copies them onto it, so a change here leaves it as it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table term (
      id uuid primary key,
      title text not null check (title <> ''),
      text text not null check (text <> ''),
      applies_to text[] not null check (cardinality(applies_to) > 0
        and applies_to <@ '{SALE_INVOICE,CUSTOM_INVOICE,QUOTATION,DOCKET}'),
      is_default boolean not null default false,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      updated_at timestamptz not null,
      updated_by uuid not null references app_user
    )`.execute(db);
  await sql`create index term_by_title on term (title, id)`.execute(db);
}
