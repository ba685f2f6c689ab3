import { type Kysely, sql } from 'kysely';

/** What was said of the papers of a job, and the first day by which one that is missing is needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobcard_paper (
      jobcard_id uuid not null references jobcard on delete cascade,
      paper text not null,
      status text not null check (status in ('NEEDED', 'RECEIVED', 'NOT_NEEDED')),
      reason text,
      needed_by date,
      received_on date,
      expires_on date check (expires_on >= received_on),
      document_id uuid references document,
      primary key (jobcard_id, paper),
      check (status <> 'RECEIVED' or received_on is not null)
    )`.execute(db);
  await sql`create index jobcard_paper_by_end on jobcard_paper (expires_on) where expires_on is not null`.execute(db);
  await sql`alter table jobcard add papers_due_on date`.execute(db);
  await sql`create index jobcard_by_papers_due on jobcard (papers_due_on) where papers_due_on is not null`.execute(db);
}
