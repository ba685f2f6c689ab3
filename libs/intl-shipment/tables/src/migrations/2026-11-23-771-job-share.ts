import { type Kysely, sql } from 'kysely';

/**
 * How the costs of a master are shared by its houses, and what each bears of what its charges say. It is written anew as a whole; the
 * trail keeps what was before. By the weights the books divide what is posted. A head without an id is whatever is posted later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_apportionment (
      master_id uuid primary key references jobcard,
      basis text not null,
      created_at timestamptz not null,
      created_by uuid not null references app_user
    )`.execute(db);
  await sql`
    create table job_share (
      master_id uuid not null references job_apportionment on delete cascade,
      charge_head_id uuid,
      house_id uuid not null references jobcard,
      position integer not null,
      basis text not null,
      weight text not null,
      buy_paise bigint not null,
      unique nulls not distinct (master_id, charge_head_id, house_id)
    )`.execute(db);
  await sql`create index job_share_of_house on job_share (house_id) include (buy_paise, charge_head_id)`.execute(db);
}
