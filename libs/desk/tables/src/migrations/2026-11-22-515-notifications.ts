import { type Kysely, sql } from 'kysely';

/** What rings is derived from the records; kept is only who has read what. A notification's id is made of what rings and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_read (
      user_id uuid not null references app_user,
      notification_id uuid not null,
      read_at timestamptz not null,
      primary key (user_id, notification_id)
    )`.execute(db);
}
