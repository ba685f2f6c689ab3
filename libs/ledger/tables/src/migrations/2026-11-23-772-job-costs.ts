import { type Kysely, sql } from 'kysely';

/** Ledger: journals by which the costs of a master were moved to its houses, so that a later one moves the rest alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_cost_move (
      journal_id uuid primary key references journal,
      master_id uuid not null references jobcard
    )`.execute(db);
  await sql`create index job_cost_move_of_master on job_cost_move (master_id)`.execute(db);
  await sql`create trigger job_cost_move_is_append_only before update or delete or truncate on job_cost_move
    for each statement execute function refuse_change()`.execute(db);
}
