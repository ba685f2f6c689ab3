import { type Kysely, sql } from 'kysely';

/** Declarations, certificates and terms that change the tax deducted from a vendor; what bills were posted under stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table party_tax_paper (
      id uuid primary key,
      party_id uuid not null references party,
      kind text not null check (kind in ('TRANSPORTER_DECLARATION', 'LOWER_DEDUCTION', 'NON_RESIDENT')),
      "from" date not null,
      until date not null check (until >= "from"),
      nature text,
      number text,
      percent text,
      limit_paise bigint check (limit_paise > 0),
      carriages integer check (carriages between 0 and 10),
      treaty text,
      document_id uuid,
      withdrawn_reason text check (withdrawn_reason <> ''),
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null references app_user,
      updated_at timestamptz not null,
      updated_by uuid not null,
      check (kind <> 'TRANSPORTER_DECLARATION' or carriages is not null),
      check (kind <> 'LOWER_DEDUCTION' or (nature is not null and number is not null and percent is not null and limit_paise is not null)),
      check (kind <> 'NON_RESIDENT' or (percent is not null and treaty is not null))
    )`.execute(db);
  await sql`create index party_tax_paper_by_party on party_tax_paper (party_id, kind, "from")`.execute(db);
}
