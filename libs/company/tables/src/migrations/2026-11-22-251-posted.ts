import { type Kysely, sql } from 'kysely';

/** A locked month stays that month, and no number is given twice because the counts of numbers were emptied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A month is locked and unlocked; a lock that moved to another month would do both without a trace.
  await sql`create trigger period_lock_stays before update or truncate on period_lock
    for each statement execute function refuse_change()`.execute(db);
  for (const table of ['number_counter', 'number_series']) {
    await sql`create trigger ${sql.id(`${table}_is_never_emptied`)} before truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db);
  }
}
