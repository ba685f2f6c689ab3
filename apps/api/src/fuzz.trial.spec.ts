import { settableClock } from '@freightdesk/shared-calendar';
import { type ApiServer, createApi, verifyStore } from '@freightdesk/shared-server-kit';
import type { FreshDatabase } from '@freightdesk/shared-database/testing';
import {
  authenticateByRole,
  forbiddenInBodies,
  foreignIds,
  hiddenWords,
  insertTestActors,
  listEdges,
  nullsInBodies,
  runFuzz,
  strangeHits,
  testToken,
} from '@freightdesk/shared-testing-server';
import { invariants } from './invariants';
import { sampleCompany, sampleNow as now } from './sample-company.builder';
import { registerDomains } from './wiring';
import { testKey } from './whole-api.builder';

// The long form is `npm run attack -- fuzz`.
const isLong = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const casesEach = Number(process.env['FUZZ_CASES'] ?? (isLong ? 2_000 : 10));
const seed = Number(process.env['FUZZ_SEED'] ?? 1946);

jest.setTimeout(isLong ? 4 * 60 * 60_000 : 600_000);

const faults: unknown[] = [];
let company: FreshDatabase;
let server: ApiServer;

beforeAll(async () => {
  company = await sampleCompany();
  const { db } = company;
  const clock = settableClock(now);
  const wiring = { key: testKey, baseUrl: () => 'http://localhost', isDemo: true };
  await insertTestActors(db, now);
  const watching = {
    onFault: (error: unknown) => faults.push(error),
    onWrongAnswer: (text: string) => faults.push(text),
  };
  server = createApi({ db, clock, authenticate: authenticateByRole, ...watching });
  registerDomains(server.api, wiring);
});
afterAll(async () => {
  await server.app.close();
  await company.drop();
});

it('nobody finds a record by what they may not see of it', async () => {
  const secrets = { pan: 'AAACZ4711G', tan: 'MUMZ54321B', creditDays: 311, creditLimitPaise: 4_711_081_500 };
  const { app } = server;
  const added = await app.inject({
    ...{ method: 'POST', url: '/api/party/add', headers: { authorization: `Bearer ${testToken('ACCOUNT')}` } },
    payload: { name: 'Malabar Timber', roles: ['CUSTOMER'], stateCode: '32', ...secrets },
  });

  const { searches, found } = await hiddenWords({ ...server, db: company.db, isLong });

  expect(added.statusCode).toBe(201);
  expect({ searches: searches > 100, found }).toEqual({ searches: true, found: [] });
});

it('the search of everything tells nobody of a record that no list shows which is open to that role', async () => {
  const { searches, hits, strange } = await strangeHits({ ...server, db: company.db, texts: isLong ? 100 : 8 });

  expect(strange).toEqual([]);
  expect({ searches: searches > 500, finders: Object.values(hits).filter((count) => count > 0).length }).toEqual({
    ...{ searches: true, finders: 5 },
  });
});

it('at the edges of what they take lists are answered: the first day and the last, pages behind the last, places that were made by hand', async () => {
  const { calls, failures, slowest, statuses } = await listEdges(server);

  process.stdout.write(`${JSON.stringify({ calls, statuses, slowest })}\n`);
  expect({ failures, faults }).toEqual({ failures: [], faults: [] });
  expect(calls).toBeGreaterThan(2_000);
  // A loaded machine may take its time.
  expect(slowest).toBeLessThan(15_000);
});

it('members that the server decides are refused in every body', async () => {
  expect(await forbiddenInBodies(server)).toEqual({ calls: expect.any(Number), passed: [] });
});

it('null is refused by name in every field of every body that does not say nullable', async () => {
  const { tried, ...told } = await nullsInBodies(server.app, server.endpoints);

  expect(tried).toBeGreaterThan(500);
  expect(told).toEqual({ passed: [], emptied: [] });
});

it('ids of other kinds of records, and of none, open nothing', async () => {
  const { calls, ...told } = await foreignIds({ ...server, isLong });

  expect(calls).toBeGreaterThan(1_000);
  expect(told).toEqual({ passed: [], untried: [] });
});

it(`every endpoint stands ${casesEach} hostile requests, and the books are whole afterwards`, async () => {
  const outcome = await runFuzz({ ...server, casesEach, seed, faults });

  const lines: string[] = [];
  const holds = await verifyStore(company.db, invariants, (line) => lines.push(line));
  const broken = lines.filter((line) => /^(BROKEN| )/.test(line));
  const { calls, statuses, failures, slowest, slow } = outcome;
  const told = { seed, calls, statuses, failures: failures.length, broken, overOneSecond: slow, slowest };
  process.stdout.write(`${JSON.stringify(told, null, 1)}\n`);
  // They begin with the status: what the server could not answer is shown before what it answered wrongly.
  expect([...new Set(failures)].sort().reverse().slice(0, 20)).toEqual([]);
  expect({ holds, broken }).toEqual({ holds: true, broken: [] });
  // A loaded machine may take its time; a request that holds a server up takes far more.
  expect(slowest.ms).toBeLessThan(15_000);
});
