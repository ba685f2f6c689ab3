import { type Kysely, sql } from 'kysely';

/** How a customer stands with us, and what an administrator let go on beyond it: one row for each approval, which stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table party
      add column credit_status text not null default 'GOOD' check (credit_status in ('GOOD', 'WATCH', 'HOLD')),
      add column credit_status_reason text,
      add constraint party_hold_says_why check (credit_status <> 'HOLD' or credit_status_reason is not null)`.execute(
    db,
  );
  await sql`
    create table credit_approval (
      id uuid primary key,
      party_id uuid not null references party,
      record text not null check (record in ('sale invoice', 'jobcard', 'docket')),
      record_id uuid not null,
      approved_paise bigint not null check (approved_paise >= 0),
      reason text not null,
      created_at timestamptz not null,
      created_by uuid not null references app_user
    )`.execute(db);
  await sql`create index credit_approval_of_record on credit_approval (record_id, party_id)`.execute(db);
  await sql`create index credit_approval_of_party on credit_approval (party_id)`.execute(db);
}
