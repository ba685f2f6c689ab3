import { settableClock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import { commonProblems, defineEndpoint } from '@freightdesk/shared-endpoint';
import { record, string } from '@freightdesk/shared-endpoint/schema';
import { createApi } from './create-api';
import { startJobs } from '../job/start-jobs';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? ''));
});
afterAll(() => drop());

const clock = settableClock('2026-11-22T06:00:00Z');
const broken = defineEndpoint<void, { done: string }>({
  name: 'clerk.broken',
  method: 'GET',
  path: '/clerk/broken',
  access: 'public',
  summary: 'Breaks.',
});

/** A server whose log is kept, with one call that breaks. */
function loggingServer() {
  const lines: Record<string, unknown>[] = [];
  const { app, api } = createApi({
    db,
    clock,
    logLevel: 'info',
    logTo: { write: (line) => void lines.push(JSON.parse(line)) },
    authenticate: async () => commonProblems.unauthenticated,
  });
  api.openRead(broken, { output: record({ done: string().required() }) }, () =>
    Promise.reject(
      Object.assign(new Error('duplicate key'), { constraint: 'party_name', detail: 'Key (Asha) exists.' }),
    ),
  );
  return { app, lines };
}

it('an answer and the fault behind it are joined by one id, which the caller is told in header and body', async () => {
  const { app, lines } = loggingServer();

  const answer = await app.inject('/api/clerk/broken');
  await app.close();

  const { requestId } = answer.json();
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, requestId, route: 'GET /api/clerk/broken', constraint: 'party_name' }),
    expect.objectContaining({
      level: 50,
      requestId,
      route: 'GET /api/clerk/broken',
      status: 500,
      ms: expect.any(Number),
    }),
  ]);
  expect(lines[0]?.['stack']).toMatch(/^Error: duplicate key\n/);
});

it('a line of the log holds no address as sent and no value of a row', async () => {
  const { app, lines } = loggingServer();

  await app.inject('/api/clerk/broken');
  await app.inject('/api/clerk/broken?q=secret');
  await app.inject('/track/secret-token');
  await app.close();

  expect(JSON.stringify(lines)).not.toMatch(/secret|Asha/);
});

it("a caller's own id is taken over when it is harmless, and nothing else of it reaches the log", async () => {
  const { app, lines } = loggingServer();
  const call = (id: string) => app.inject({ url: '/api/clerk/broken', headers: { 'x-request-id': id } });

  const kept = await call('front-7');
  const replaced = await call('7 "level":60');
  await app.close();

  expect(kept.headers['x-request-id']).toBe('front-7');
  expect(replaced.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(2);
});

it('the fault of a job is told with the name of the job', async () => {
  const { app, lines } = loggingServer();
  const job = { name: 'test.fail', everyMs: 60_000, run: () => Promise.reject(new Error('The disk is full')) };

  await startJobs({ db, clock, log: app.log, jobs: [job] }).stop();
  await app.close();

  expect(lines).toEqual([expect.objectContaining({ level: 50, job: 'test.fail', msg: 'The job test.fail failed.' })]);
});
