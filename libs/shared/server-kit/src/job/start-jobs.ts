import type { Clock } from '@freightdesk/shared-calendar';
import { type Db, isDatabaseAway } from '@freightdesk/shared-database';
import type { Job, JobContext } from './job';
import { noteDone, noteFailed, takeRound } from './job-run.repository';

/** Any logger with these methods fits, such as the server's own. */
interface JobLog {
  warn(message: string): void;
  error(facts: unknown, message?: string): void;
}

export interface JobsOptions {
  db: Db;
  clock: Clock;
  log: JobLog;
  jobs: readonly Job[];
}

export interface RunningJobs {
  /** Waits for rounds that are under way, then does those that are also done at the end. */
  stop(): Promise<void>;
}

/** How often a server looks whether a round is due, at most. */
const lookEveryMs = 30_000;

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One round; what goes wrong with it is written down and never reaches the server. */
async function doRound({ log }: JobsOptions, { name, run }: Job, context: JobContext): Promise<void> {
  const { db, clock } = context;
  try {
    await run(context);
    await noteDone(db, name, clock.now());
  } catch (error) {
    // Without its database a job can neither work nor say so; the next round will.
    if (isDatabaseAway(error)) return log.warn(`The job ${name} found no database: ${told(error)}`);
    log.error({ job: name, stack: error instanceof Error ? error.stack : String(error) }, `The job ${name} failed.`);
    await noteFailed(db, name, { now: clock.now(), problem: told(error) }).catch(() => undefined);
  }
}

async function doDueRound(options: JobsOptions, job: Job, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = options;
  try {
    if (!(await takeRound(db, { name: job.name, everyMs: job.everyMs, now: clock.now() }))) return;
  } catch (error) {
    return log.warn(`The job ${job.name} could not be looked up: ${told(error)}`);
  }
  await doRound(options, job, { db, clock, signal });
}

/** Keeps a store's recurring work going while the server runs. Two rounds of one job never overlap in one server. */
export function startJobs(options: JobsOptions): RunningJobs {
  const { db, clock, jobs } = options;
  const ending = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const look = (job: Job): void => {
    if (ending.signal.aborted || underWay.has(job.name)) return;
    const round = doDueRound(options, job, ending.signal).finally(() => underWay.delete(job.name));
    underWay.set(job.name, round);
  };
  const timers = jobs.map((job) => setInterval(look, Math.min(job.everyMs, lookEveryMs), job).unref());
  jobs.forEach(look);
  return {
    stop: async () => {
      timers.forEach(clearInterval);
      ending.abort();
      await Promise.all(underWay.values());
      // Not aborted: what is also done at the end is short.
      const { signal } = new AbortController();
      for (const job of jobs.filter(({ alsoAtEnd }) => alsoAtEnd)) await doRound(options, job, { db, clock, signal });
    },
  };
}
