import { type Kysely, sql } from 'kysely';

/** By what goods go on after their first flight or vessel, or beside it where they are carried in parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobcard_leg (
      jobcard_id uuid not null references jobcard on delete cascade,
      position int not null,
      conveyance text not null,
      from_place text,
      to_place text,
      departs_on date,
      arrives_on date,
      pieces int check (pieces > 0),
      gross_kg text,
      primary key (jobcard_id, position)
    )`.execute(db);
}
