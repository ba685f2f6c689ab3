import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirstAdmin } from '@freightdesk/auth-server';
import { createCompany } from '@freightdesk/company-server';
import { settableClock } from '@freightdesk/shared-calendar';
import { newId, openStore, type Store } from '@freightdesk/shared-database';
import { type ApiServer, brokenIn } from '@freightdesk/shared-server-kit';
import { buildApp } from './build-app';
import { invariants } from './invariants';
import { tables } from './tables';
import { testKey } from './whole-api.builder';

/** A database that dies under the hands of sixteen clerks, again and again. The server runs in this very process. */
const rounds = process.env['FREIGHTDESK_FULL_TESTS'] ? 20 : 2;
const clerks = 16;

jest.setTimeout(60_000 + rounds * 60_000);

const folder = mkdtempSync(join(tmpdir(), 'freightdesk-loss-'));
const clock = settableClock('2026-11-21T06:00:00Z');
const admin = { email: 'asha@example.com', password: 'a long enough word of Asha' };
const warnings: string[] = [];
/** When the store last told something good of itself: that its PostgreSQL is back. */
let toldAt = 0;

let store: Store;
let server: ApiServer;
let headers: Record<string, string>;
let transfer: object;

beforeAll(async () => {
  // PostgreSQL's user must be able to pass, as through any folder root keeps data in.
  chmodSync(folder, 0o711);
  const log = { info: () => (toldAt = performance.now()), warn: (message: string) => void warnings.push(message) };
  store = await openStore({ dataDir: join(folder, 'data'), tables, log });
  const company = { name: 'Sagar Freight', stateCode: '29' };
  await createFirstAdmin({ db: store.db, clock, createCompany }, { ...admin, company });
  server = await buildApp({ ...store, clock, key: testKey, baseUrl: () => '' });
  const { accessToken } = await post('/auth/login', admin);
  headers = { authorization: `Bearer ${accessToken}` };
  const bank = { ifsc: 'HDFC0000123', accountType: 'CURRENT', currency: 'INR', openingBalancePaise: 0 };
  const [from, to] = await Promise.all(
    ['50200012345678', '50200012345679'].map((accountNumber) =>
      post('/bank/add', { ...bank, name: `HDFC ${accountNumber}`, accountNumber, openingDate: '2026-04-01' }),
    ),
  );
  transfer = { fromBankId: from.id, toBankId: to.id, amountMinor: 100, date: '2026-11-20' };
});
afterAll(async () => {
  await server.app.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const send = (path: string, payload: object, more: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api${path}`, payload, headers: { ...headers, ...more } });

async function post(path: string, payload: object) {
  const answer = await send(path, payload);
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json().data;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Every answer that was no success: a status, and whether it says when to come again. */
const refusals: { status: number; retryAfter: unknown }[] = [];

/** Sends one transfer until it is acknowledged, as the page does: with the same key, whatever became of it before. */
async function transferOnce(): Promise<string> {
  const idempotencyKey = newId();
  for (;;) {
    const answer = await send('/bank/transfer', transfer, { 'idempotency-key': idempotencyKey });
    if (answer.statusCode < 300) return answer.json().data.number;
    refusals.push({ status: answer.statusCode, retryAfter: answer.headers['retry-after'] });
    if (![409, 503].includes(answer.statusCode)) throw new Error(answer.body);
    await pause(50);
  }
}

const isReady = async () => (await server.app.inject('/api/health/ready')).statusCode === 200;

const postmaster = () => Number(readFileSync(join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0]);

it(`lives through ${rounds} deaths of its database, and every transfer it acknowledged is booked once`, async () => {
  const numbers: string[] = [];
  let working = true;
  const work = async () => {
    while (working) numbers.push(await transferOnce());
  };
  const working16 = Array.from({ length: clerks }, work);
  const seconds: { afterKill: number; afterDatabase: number }[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const before = numbers.length;
    while (numbers.length < before + clerks) await pause(20);
    process.kill(postmaster(), 'SIGKILL');
    const from = performance.now();
    while (await isReady()) await pause(10);
    while (!(await isReady())) await pause(10);
    const now = performance.now();
    seconds.push({ afterKill: (now - from) / 1000, afterDatabase: Math.max(0, now - Math.max(toldAt, from)) / 1000 });
  }
  working = false;
  await Promise.all(working16);

  const stored = await store.db.selectFrom('bankTransfer').select('number').orderBy('number').execute();
  expect(stored.map(({ number }) => number)).toEqual([...numbers].sort());
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(refusals.filter(({ status, retryAfter }) => status === 503 && retryAfter === undefined)).toEqual([]);
  expect(Math.max(...seconds.map(({ afterDatabase }) => afterDatabase))).toBeLessThan(5);
  expect(warnings.join('\n')).toContain('The embedded PostgreSQL ended unexpectedly');
  expect(await brokenIn(store.db, invariants)).toEqual([]);
  process.stdout.write(
    `Ready again ${seconds.map(({ afterKill }) => afterKill.toFixed(1)).join(', ')} s after the kill; ` +
      `${numbers.length} transfers, ${refusals.length} times asked to come again.\n`,
  );
});
