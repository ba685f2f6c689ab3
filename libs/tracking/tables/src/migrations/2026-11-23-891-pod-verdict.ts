import { type Kysely, sql } from 'kysely';

/** What somebody found who held a proof against what was carried: one verdict of a proof, which stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pod_verdict (
      document_id uuid primary key references pod (document_id),
      verdict text not null check (verdict in ('VERIFIED', 'REJECTED')),
      pod_condition text check (pod_condition in ('CLEAN', 'WITH_REMARKS')),
      remarks text,
      judged_at timestamptz not null,
      judged_by uuid not null references app_user,
      check ((verdict = 'VERIFIED') = (pod_condition is not null)),
      check (remarks <> '' or pod_condition = 'CLEAN')
    )`.execute(db);
  await sql`create trigger pod_verdict_is_append_only before update or delete or truncate on pod_verdict
    for each statement execute function refuse_change()`.execute(db);
}
