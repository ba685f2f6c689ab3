import { type Caller, officeOf, signIn } from './client/caller';
import { report, rounds } from './figures';
import { type Act, isDone, pause, perform, repeat } from './freight/act';
import { performAll, startRush } from './freight/rush';
import { openShop, type Shop } from './freight/shop';
import { type BuiltServer, startServer, verifyStore } from './server/built-server';
import { newPlace, type Place } from './server/place';
import { type SmallDisk, smallDisk } from './server/small-disk';
import { booksOf } from './store/books';
import { onStore, storeUrl } from './store/store-url';

const tries = rounds({ quick: 1, full: 3 });
const megabytes = 220;
const healsWithinMs = 60_000;

let disk: SmallDisk | undefined;
let place: Place;
let server: BuiltServer;
let shop: Shop;
let people: Caller[];
const acts: Act[] = [];

jest.setTimeout(120_000 + tries * 180_000);

beforeAll(async () => {
  disk = smallDisk(megabytes);
  if (disk === undefined) return;
  place = newPlace({ within: disk.folder });
  server = await startServer(place);
  shop = await openShop(await signIn(() => server.url));
  people = await officeOf(shop.by, 8);
});
afterAll(async () => {
  disk?.free();
  await server?.stop();
  disk?.remove();
});

type Counts = Record<string, number>;

/** Looks at a list again and again; how often it was shown, and how else it was answered. */
function startLooking(): { end(): Promise<Counts> } {
  const counts: Counts = {};
  let ending = false;
  const looking = (async () => {
    while (!ending) {
      const status = await shop.by.get('/sale-invoice/list').then(
        (one) => String(one.status),
        () => 'no answer',
      );
      counts[status] = (counts[status] ?? 0) + 1;
      await pause(20);
    }
  })();
  return {
    end: async () => {
      ending = true;
      await looking;
      return counts;
    },
  };
}

const customer = { name: 'Who was waited for', roles: ['CUSTOMER'], stateCode: '29' };

/** Seconds until somebody can post again. */
async function secondsToHeal(): Promise<number> {
  const from = performance.now();
  const heard: string[] = [];
  while (performance.now() - from < healsWithinMs) {
    const probe = shop.by.post('/party/add', customer, { signal: AbortSignal.timeout(10_000) });
    const answer = await probe.then(({ status }) => String(status), String);
    if (answer === '201') return Math.round((performance.now() - from) / 100) / 10;
    heard.push(answer);
    await pause(50);
  }
  const last = `${heard.slice(-5).join(', ')}:\n${server.said().slice(-4_000)}`;
  throw new Error(
    `Nobody could post within ${healsWithinMs / 1000} s after the disk was freed; ${heard.length} tries, ${last}`,
  );
}

/** With `pg_switch_wal` PostgreSQL needs a new file for its log at once, and can't have one. */
async function fillTheLog(): Promise<void> {
  await onStore(storeUrl(place), async (client) => {
    client.on('error', () => undefined);
    await client.query('create table if not exists room (id int)').catch(() => undefined);
    await client.query('select pg_switch_wal()');
  }).catch(() => undefined);
}

/** Fills the disk under thirty-two clerks, frees it again, and lets them finish. */
async function fillOnce(disk: SmallDisk, name: string, alsoTheLog: boolean) {
  const rush = startRush({ shop, clerks: 32, people, name, patience: 2_000 });
  await pause(500);
  disk.fill();
  const looking = startLooking();
  if (alsoTheLog) await fillTheLog();
  await pause(3_000);
  disk.fill();
  await pause(1_000);
  const reads = await looking.end();
  disk.free();
  const seconds = await secondsToHeal();
  await rush.end();
  acts.push(...rush.acts);
  const held = rush.acts.reduce((sum, { waits }) => sum + waits, 0);
  return { reads, seconds, held };
}

const statusesOf = (counts: Counts) =>
  Object.entries(counts)
    .map(([status, times]) => `${times} x ${status}`)
    .join(' ');

async function tryToFill(disk: SmallDisk, alsoTheLog: boolean): Promise<void> {
  const total = { seconds: 0, held: 0, reads: {} as Counts };
  for (let round = 0; round < tries; round += 1) {
    const { reads, seconds, held } = await fillOnce(disk, `${alsoTheLog ? 'log' : 'disk'}-${round}`, alsoTheLog);
    total.seconds = Math.max(total.seconds, seconds);
    total.held += held;
    for (const [status, times] of Object.entries(reads)) total.reads[status] = (total.reads[status] ?? 0) + times;
  }
  await performAll(acts, (act) => perform(act, shop));
  const differing: string[] = [];
  await performAll(acts, async (act) => void differing.push(...(await repeat(act, shop))));
  const { gaps, duplicates, half } = await booksOf(storeUrl(place));
  const refused = acts.flatMap(({ refusal }) => refusal ?? []);
  report({
    ...{ full: alsoTheLog ? 'disk and log' : 'disk', store: 'embedded', rounds: tries, acts: acts.length },
    ...{ 'writes asked to wait': total.held, reads: statusesOf(total.reads), 'seconds to heal': total.seconds },
    ...{ 'half posted': half.length, gaps: gaps.length, duplicates: duplicates.length, lost: differing.length },
    'other answers': refused.length,
  });
  expect({ gaps, duplicates, half, differing, refused }).toEqual({
    gaps: [],
    duplicates: [],
    half: [],
    differing: [],
    refused: [],
  });
  expect(acts.filter((act) => !isDone(act))).toEqual([]);
  expect(server.isAlive()).toBe(true);
  expect(total.held).toBeGreaterThan(0);
}

it.each([
  ['a disk that is full lets people read, and lets them write when it is freed', false],
  ['so does one on which the log of PostgreSQL has no room either', true],
])('%s', async (_what, alsoTheLog) => {
  if (disk === undefined) return report({ 'not tried': 'a small file system can be mounted by root alone' });
  return tryToFill(disk, alsoTheLog);
});

it('and the books hold afterwards', async () => {
  if (disk === undefined) return;
  await server.stop();
  expect(verifyStore(place.settings)).toEqual([]);
});
