import { type Kysely, sql } from 'kysely';

/** Which journals moved costs of a consol is sealed: whoever forgets one behind the product's back would have its costs moved twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job_cost_move add column id uuid not null unique default gen_random_uuid()`.execute(db);
  await sql`create trigger job_cost_move_is_noted_to_seal after insert on job_cost_move
    for each row execute function note_to_seal('job cost move')`.execute(db);
  await sql`insert into to_seal (source, record_id) select 'job cost move', id from job_cost_move`.execute(db);
}
