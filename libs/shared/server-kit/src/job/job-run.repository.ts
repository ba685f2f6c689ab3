import type { Db } from '@freightdesk/shared-database';
import { sql } from 'kysely';

/** How a job stands: when a round was last taken up, and the last that ended well or badly. */
export interface JobRun {
  name: string;
  takenAt: Date;
  doneAt: Date | null;
  failedAt: Date | null;
  problem: string | null;
}

/**
 * Takes the next round of a job, in one statement, so that of several servers one gets it. A round taken in the future was
 * taken by a clock that has since been set back: it counts as none.
 */
export async function takeRound(
  db: Db,
  { name, everyMs, now }: { name: string; everyMs: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into job_run as run (name, taken_at) values (${name}, ${now})
    on conflict (name) do update set taken_at = excluded.taken_at
      where run.taken_at <= ${new Date(now.getTime() - everyMs)} or run.taken_at > ${now}
    returning name`.execute(db);
  return rows.length > 0;
}

export async function noteDone(db: Db, name: string, now: Date): Promise<void> {
  await db.updateTable('jobRun').set({ doneAt: now, problem: null }).where('name', '=', name).execute();
}

export async function noteFailed(
  db: Db,
  name: string,
  { now, problem }: { now: Date; problem: string },
): Promise<void> {
  await db.updateTable('jobRun').set({ failedAt: now, problem }).where('name', '=', name).execute();
}

/** All that has ever run, by name. */
export const jobRuns = (db: Db): Promise<JobRun[]> =>
  db.selectFrom('jobRun').select(['name', 'takenAt', 'doneAt', 'failedAt', 'problem']).orderBy('name').execute();
