import { createFirstAdmin } from '@freightdesk/auth-server';
import { createCompany } from '@freightdesk/company-server';
import { settableClock } from '@freightdesk/shared-calendar';
import { newId } from '@freightdesk/shared-database';
import { openServerPools } from '@freightdesk/shared-database/testing';
import type { ApiServer } from '@freightdesk/shared-server-kit';
import { freshDatabase } from '@freightdesk/shared-testing-server';
import { Client } from 'pg';
import { buildApp } from './build-app';
import { testKey } from './whole-api.builder';

/** Far more than there are connections, for reads as for writes. */
const waiting = 30;

const clock = settableClock('2026-11-21T06:00:00Z');
const admin = { email: 'asha@example.com', password: 'a long enough word of Asha' };

let database: Awaited<ReturnType<typeof freshDatabase>>;
let pools: ReturnType<typeof openServerPools>;
let server: ApiServer;
let owner: Client;
let headers: Record<string, string> = {};

beforeAll(async () => {
  database = await freshDatabase();
  pools = openServerPools(database.url);
  const company = { name: 'Sagar Freight', stateCode: '29' };
  await createFirstAdmin({ db: database.db, clock, createCompany }, { ...admin, company });
  server = await buildApp({ db: database.db, pools, clock, key: testKey, baseUrl: () => '' });
  const { accessToken } = (await post('/auth/login', admin)).json().data;
  headers = { authorization: `Bearer ${accessToken}` };
  owner = new Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.app.close();
  await pools.end();
  await database.drop();
});

const get = (path: string) => server.app.inject({ url: `/api${path}`, headers });
const post = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });

/** Locks, asks `waiting` times for what is locked, and runs `meanwhile`; tells the statuses of those who waited. */
async function whileLocked(lock: string, ask: () => Promise<{ statusCode: number }>, meanwhile: () => Promise<void>) {
  await owner.query(`begin; ${lock}`);
  const asked = Array.from({ length: waiting }, ask);
  const isWaiting = async () => (await owner.query('select from pg_locks where not granted')).rowCount !== 0;
  while (!(await isWaiting())) await new Promise((done) => setTimeout(done, 10));
  await meanwhile();
  const answers = await Promise.all(asked);
  await owner.query('rollback');
  return answers.map(({ statusCode }) => statusCode);
}

async function expectEveryoneElseServed(): Promise<void> {
  const from = performance.now();
  const others = { live: '/health/live', ready: '/health/ready', banks: '/bank/list' };
  const answers = await Promise.all([
    ...Object.values(others).map(get),
    post('/auth/login', admin),
    server.app.inject({ method: 'POST', url: '/api/auth/me', headers }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  process.stdout.write(`All five beside ${waiting} who wait: ${Math.round(performance.now() - from)} ms.\n`);
}

describe('health, sign-in, who one is and other lists are served', () => {
  it('while many wait for one locked table, who are told to come again', async () => {
    const statuses = await whileLocked(
      'lock table party in access exclusive mode',
      () => get('/party/list'),
      expectEveryoneElseServed,
    );

    expect(new Set(statuses)).toEqual(new Set([503]));
  });

  it('while many wait for one number, who are told to come again, and nothing of theirs is kept', async () => {
    const lead = {
      date: '2026-11-10',
      source: 'REFERRAL',
      companyName: 'Indian Oil',
      contactName: 'R. Mehta',
      mobile: '98200 12345',
      service: 'SEA_FCL',
      direction: 'EXPORT',
      originLocode: 'INMAA',
      destinationLocode: 'AEJEA',
      nextFollowUpAt: '2026-11-25T04:30:00Z',
    };
    expect((await post('/lead/add', lead)).statusCode).toBe(201);

    const statuses = await whileLocked(
      'select from number_counter for update',
      () => post('/lead/add', { ...lead, companyName: newId() }),
      expectEveryoneElseServed,
    );

    expect(new Set(statuses)).toEqual(new Set([503]));
    expect((await owner.query('select from lead')).rowCount).toBe(1);
    expect((await post('/lead/add', lead)).statusCode).toBe(201);
  });
});
