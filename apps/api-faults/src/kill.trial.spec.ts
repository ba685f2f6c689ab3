import { type Caller, officeOf, signIn } from './client/caller';
import { progress, randomOf, report, rounds } from './figures';
import { type Act, isDone, pause, perform, repeat } from './freight/act';
import { performAll, startRush } from './freight/rush';
import { openShop, type Shop } from './freight/shop';
import { type BuiltServer, startServer, verifyStore } from './server/built-server';
import { newPlace, type Place } from './server/place';
import { killAll, postgresOf } from './server/process-tree';
import { booksOf, type Stored } from './store/books';
import { emptyDatabase, type EmptyDatabase, storeUrl } from './store/store-url';

const tries = rounds({ quick: 3, full: 20 });
const seed = Number(process.env['FREIGHTDESK_FAULT_SEED'] ?? 1946);
/** On a PostgreSQL that the run was given, or on the one that the server brings. */
const isGiven = Boolean(process.env['TEST_DATABASE_URL']);
const random = randomOf(seed);
const clerks = 32;
const fewest = 20;

let database: EmptyDatabase | undefined;
let place: Place;
let server: BuiltServer;
let shop: Shop;
let people: Caller[];

jest.setTimeout(60_000 + tries * 60_000);

beforeAll(async () => {
  database = isGiven ? await emptyDatabase() : undefined;
  place = newPlace({ databaseUrl: database?.url });
  server = await startServer(place);
  const address = () => server.url;
  shop = await openShop(await signIn(address));
  people = await officeOf(shop.by, 8);
});
afterAll(async () => {
  await server.stop();
  await database?.drop();
  place.remove();
});

/** Ends the server as a power cut or an impatient administrator would; every other time with its PostgreSQL. */
async function kill(withPostgres: boolean): Promise<void> {
  const processes = withPostgres && !isGiven ? postgresOf(place.dataDir) : [];
  const ended = server.kill();
  killAll(processes);
  await ended;
}

const stated = ({ kind, words }: { kind: string; words: string }) => `${kind}: ${words}`;

const acknowledgedIn = (acts: readonly Act[]) => acts.reduce((sum, { answers }) => sum + answers.length, 0);

/** What was acknowledged and is not there as it was told. */
function lost(acts: readonly Act[], documents: readonly Stored[]): string[] {
  const stored = new Map(documents.map((one) => [one.id, one]));
  return acts.flatMap((act) =>
    act.answers.flatMap(({ data }, at) => {
      const found = stored.get(data.id);
      const isPosted = at === act.keys.length - 1;
      const holds = found && (!isPosted || (found.number === data.number && found.status !== 'DRAFT'));
      return holds ? [] : [`${act.words} (${data.number ?? 'draft'})`];
    }),
  );
}

function notOnce(acts: readonly Act[], documents: readonly Stored[]): string[] {
  const counts = new Map<string, number>();
  for (const one of documents) counts.set(stated(one), (counts.get(stated(one)) ?? 0) + 1);
  return acts.filter((act) => counts.get(stated(act)) !== 1).map(stated);
}

async function killedOnce(round: number) {
  const rush = startRush({ shop, clerks, people, name: String(round) });
  // Counted and not timed, so that a busy machine has as much to lose.
  const enough = fewest + random() * 80;
  while (acknowledgedIn(rush.acts) < enough) await pause(5);
  await kill(round % 2 === 1);
  await rush.end();
  const acknowledged = acknowledgedIn(rush.acts);
  const cut = rush.acts.filter((act) => !isDone(act)).length;

  const broken = verifyStore(place.settings);
  server = await startServer(place);
  const found = await booksOf(storeUrl(place));
  const missing = lost(rush.acts, found.documents);
  // What nobody was told of may be there or not; sent again under its key it is there once.
  const differing: string[] = [];
  await performAll(rush.acts, async (act) => {
    differing.push(...(await repeat(act, shop)));
    await perform(act, shop);
  });
  const refused = rush.acts.flatMap(({ refusal }) => refusal ?? []);
  const { documents, gaps, duplicates, half } = await booksOf(storeUrl(place));
  const undone = rush.acts.filter((act) => !isDone(act)).map(stated);
  return {
    counts: { acknowledged, cut, seconds: server.secondsToReady },
    faults: {
      ...{ lost: missing, 'half posted': [...found.half, ...half], gaps, duplicates },
      ...{ 'broken invariants': broken, 'other answers': [...differing, ...refused] },
      'not there once': [...notOnce(rush.acts, documents), ...undone],
    },
  };
}

const countsOf = (faults: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(faults).map(([kind, found]) => [kind, found.length]));

it('a server that is killed while thirty-two clerks post has lost nothing, halved nothing and skipped no number', async () => {
  const total = { acknowledged: 0, 'cut off': 0, 'seconds to ready': 0 };
  const faults: Record<string, string[]> = {};
  for (let round = 0; round < tries; round += 1) {
    const { counts, ...killed } = await killedOnce(round);
    total.acknowledged += counts.acknowledged;
    total['cut off'] += counts.cut;
    total['seconds to ready'] = Math.max(total['seconds to ready'], Math.round(counts.seconds * 10) / 10);
    for (const [kind, found] of Object.entries(killed.faults)) faults[kind] = [...(faults[kind] ?? []), ...found];
    progress(round, { ...total, ...countsOf(faults) });
  }

  report({ store: isGiven ? 'PostgreSQL' : 'embedded', seed, rounds: tries, ...total, ...countsOf(faults) });
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  expect(total.acknowledged).toBeGreaterThanOrEqual(tries * fewest);
  expect(total['cut off']).toBeGreaterThan(0);
});
