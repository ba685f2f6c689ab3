import { type Kysely, sql } from 'kysely';

/** The lorry that a docket's goods go with: from whom it is hired, and what was agreed. What became of it stands in the books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table docket
    add column hire_party_id uuid references party,
    add column hire_agreed_paise bigint check (hire_agreed_paise > 0),
    add column hire_advance_paise bigint check (hire_advance_paise between 0 and hire_agreed_paise),
    add column hire_remark text,
    add check ((hire_party_id is null) = (hire_agreed_paise is null)
      and (hire_party_id is null) = (hire_advance_paise is null)
      and (hire_party_id is not null or hire_remark is null))`.execute(db);
}
