import { type Kysely, sql } from 'kysely';

/** What was said last of a lead, which the trail has all of; and a stage's leads by when the next follow-up is, as its board lists them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add last_follow_up text, add followed_up_at timestamptz,
    add constraint lead_is_followed_up_in_words check ((last_follow_up is null) = (followed_up_at is null))`.execute(
    db,
  );
  await sql`create index lead_of_stage_by_follow_up on lead (stage, next_follow_up_at, id)`.execute(db);
}
