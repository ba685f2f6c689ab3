import { type Kysely, sql } from 'kysely';

/** What is quoted for, in its own right. Drafts take it from their lead; on what was sent already nothing more appears. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quotation
      add containers jsonb not null default '[]' check (jsonb_typeof(containers) = 'array'),
      add packages integer,
      add gross_kg text,
      add cbm text`.execute(db);
  await sql`
    update quotation
    set containers = lead.containers, packages = lead.packages, gross_kg = lead.gross_kg, cbm = lead.cbm
    from lead
    where lead.id = quotation.lead_id and quotation.status = 'DRAFT'`.execute(db);
}
