import { settableClock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import type { Job } from './job';
import { jobRuns } from './job-run.repository';
import { startJobs } from './start-jobs';

const start = '2026-11-22T06:00:00Z';
const minute = 60_000;
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? ''));
});
afterAll(() => drop());
beforeEach(async () => {
  await db.deleteFrom('jobRun').execute();
});

/** A server's jobs that were looked at once, as a start does, and then ended. */
async function lookOnce(now: string, ...jobs: Job[]): Promise<string[]> {
  const said: string[] = [];
  const log = { warn: (text: string) => said.push(text), error: (_facts: unknown, text = '') => said.push(text) };
  await startJobs({ db, clock: settableClock(now), log, jobs }).stop();
  return said;
}

function counted(rest: Partial<Job> = {}) {
  const rounds = { count: 0 };
  const job: Job = {
    name: 'test.count',
    everyMs: minute,
    run: async () => {
      rounds.count += 1;
    },
    ...rest,
  };
  return { job, rounds };
}

it('a job is done at the start, and again only when its time has come, though the server starts anew', async () => {
  const { job, rounds } = counted();

  await lookOnce(start, job);
  await lookOnce('2026-11-22T06:00:59Z', job);
  expect(rounds.count).toBe(1);

  await lookOnce('2026-11-22T06:01:00Z', job);
  expect(rounds.count).toBe(2);
});

it('of several servers of one store one does the round', async () => {
  const { job, rounds } = counted();

  await Promise.all(Array.from({ length: 5 }, () => lookOnce(start, job)));

  expect(rounds.count).toBe(1);
});

it('a clock that was set back does not keep a job from being done', async () => {
  const { job, rounds } = counted();

  await lookOnce('2027-01-01T00:00:00Z', job);
  await lookOnce(start, job);

  expect(rounds.count).toBe(2);
});

it('a round that fails is written down with its problem, told to the log, and hurts nobody else', async () => {
  const { job, rounds } = counted();
  const failing: Job = { name: 'test.fail', everyMs: minute, run: () => Promise.reject(new Error('The disk is full')) };

  const said = await lookOnce(start, failing, job);

  expect(said).toEqual(['The job test.fail failed.']);
  expect(rounds.count).toBe(1);
  expect(await jobRuns(db)).toEqual([
    { name: 'test.count', takenAt: new Date(start), doneAt: new Date(start), failedAt: null, problem: null },
    {
      name: 'test.fail',
      takenAt: new Date(start),
      doneAt: null,
      failedAt: new Date(start),
      problem: 'The disk is full',
    },
  ]);
});

it('a job that is also done at the end is done then, due or not, and a long round is told to stop', async () => {
  const { job, rounds } = counted({ alsoAtEnd: true });
  let wasTold = false;
  const told = () => {
    wasTold = true;
  };
  const long: Job = {
    name: 'test.long',
    everyMs: minute,
    run: ({ signal }) =>
      new Promise((done) => {
        signal.addEventListener('abort', () => done(told()));
        if (signal.aborted) done(told());
      }),
  };

  await lookOnce(start, job, long);

  expect(rounds.count).toBe(2);
  expect(wasTold).toBe(true);
});
