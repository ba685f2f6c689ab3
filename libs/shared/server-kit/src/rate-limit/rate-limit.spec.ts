import { settableClock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import { defineEndpoint } from '@freightdesk/shared-endpoint';
import { record, string } from '@freightdesk/shared-endpoint/schema';
import { Refusal } from '../problem/refusal';
import { as, startParcels } from '../testing';
import { RateLimiter } from './rate-limiter';
import { sweepRates } from './sweep-rates';

const start = '2026-11-22T06:00:20Z';
const clock = settableClock(start);
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? ''));
});
afterAll(() => drop());
beforeEach(async () => {
  clock.set(start);
  await db.deleteFrom('rateWindow').execute();
});

const server = () => new RateLimiter({ db, clock });

/** How many of so many calls are taken. */
function taken(limiter: RateLimiter, { key = 'user:1', times = 1, perMinute = 5 } = {}): number {
  const calls = Array.from({ length: times }, () => {
    try {
      limiter.take(key, perMinute);
      return 1;
    } catch (error) {
      if (error instanceof Refusal) return 0;
      throw error;
    }
  });
  return calls.filter((call) => call === 1).length;
}

const total = async () => (await db.selectFrom('rateWindow').select('calls').execute()).map(({ calls }) => calls);

it('as many calls a minute as the limit says, each key for itself', () => {
  const limiter = server();

  expect(taken(limiter, { times: 8 })).toBe(5);
  expect(taken(limiter, { key: 'user:2', times: 8 })).toBe(5);
});

it('who is refused is told how long the minute lasts, and is free again in the next', () => {
  const limiter = server();
  taken(limiter, { times: 5 });

  expect(() => limiter.take('user:1', 5)).toThrow(
    expect.objectContaining({
      kind: expect.objectContaining({ status: 429 }),
      details: { members: { retryAfterSeconds: 40 } },
    }),
  );
  clock.set('2026-11-22T06:01:00Z');
  expect(taken(limiter, { times: 8 })).toBe(5);
});

it('several servers share one count as soon as they have told each other', async () => {
  const [one, other] = [server(), server()];
  taken(one, { times: 3 });
  taken(other, { times: 1 });

  await one.share();
  await other.share();

  expect(await total()).toEqual([4]);
  expect(taken(other, { times: 8 })).toBe(1);
  await other.share();
  taken(one, { times: 1 });
  await one.share();
  expect(taken(one, { times: 8 })).toBe(0);
});

it('a call that is refused is not counted, and nothing is told where nothing was counted', async () => {
  const limiter = server();
  taken(limiter, { times: 500 });
  await limiter.share();
  taken(limiter, { times: 500 });
  await limiter.share();

  expect(await total()).toEqual([5]);
});

it('what was counted while the counts were being told is told the next time', async () => {
  const limiter = server();
  taken(limiter, { times: 2 });
  const sharing = limiter.share();
  taken(limiter, { times: 1 });
  await sharing;

  expect(taken(limiter, { times: 8 })).toBe(2);
  await limiter.share();
  expect(await total()).toEqual([5]);
});

it('counts that the database did not take are told again', async () => {
  const gone = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? '');
  const limiter = new RateLimiter({ db: gone.db, clock });
  taken(limiter, { times: 2 });
  await gone.drop();

  await expect(limiter.share()).rejects.toThrow();

  expect(taken(limiter, { times: 8 })).toBe(3);
});

it('five servers that share a hundred keys at once lose no call', async () => {
  const servers = Array.from({ length: 5 }, server);
  for (const limiter of servers) {
    for (let key = 0; key < 100; key += 1) taken(limiter, { key: `user:${(key * 37) % 100}`, times: 2, perMinute: 50 });
  }

  await Promise.all(servers.map((limiter) => limiter.share()));

  expect(await total()).toEqual(Array(100).fill(10));
});

it('counts of minutes long over are swept', async () => {
  const limiter = server();
  taken(limiter);
  await limiter.share();
  clock.set('2026-11-22T07:02:00Z');
  taken(limiter, { times: 2 });
  await limiter.share();

  await sweepRates.run({ db, clock, signal: new AbortController().signal });

  expect(await total()).toEqual([2]);
});

describe('a server', () => {
  const bearer: Record<string, string> = as('ADMIN');
  const track = defineEndpoint<void, { status: string }>({
    name: 'parcels.track',
    method: 'GET',
    path: '/parcel/track',
    access: 'public',
    summary: 'Where a parcel is.',
  });

  it('limits the calls of a person, whatever they call, and nobody else', async () => {
    const parcels = await startParcels({ callsPerMinute: 3 });
    const status = async (url: string, headers = bearer) => (await parcels.app.inject({ url, headers })).statusCode;
    try {
      await status('/api/parcel/list');
      await status('/api/parcel/get?id=none');
      await status('/api/parcel/list');

      const refused = await parcels.app.inject({ url: '/api/parcel/list', headers: bearer });

      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('60');
      expect(refused.json()).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 60 });
      expect(await status('/api/parcel/list', as('ACCOUNT'))).toBe(200);
      expect(await status('/api/health/live')).toBe(200);
      parcels.clock.set(new Date(parcels.clock.now().getTime() + 60_000));
      expect(await status('/api/parcel/list')).toBe(200);
    } finally {
      await parcels.stop();
    }
  });

  it('limits the calls that an address makes without a session, where a call says so', async () => {
    const parcels = await startParcels();
    const output = record({ status: string().required() });
    parcels.api.openRead(track, { output, perMinute: 2 }, async () => ({ status: 'under way' }));
    const from = async (remoteAddress: string) =>
      (await parcels.app.inject({ url: '/api/parcel/track', remoteAddress })).statusCode;
    try {
      const first = [await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.1')];

      expect(first).toEqual([200, 200, 429]);
      expect(await from('203.0.113.2')).toBe(200);
    } finally {
      await parcels.stop();
    }
  });
});
