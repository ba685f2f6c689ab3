import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Answer, type Caller, signIn } from './client/caller';
import { report } from './figures';
import { isTriedWhole, repeatablePaths, requests } from './freight/requests';
import { openShop, type Shop } from './freight/shop';
import { type BuiltServer, startServer, verifyStore } from './server/built-server';
import { newPlace, type Place } from './server/place';
import { changed, type State, stateReader } from './store/state';
import { emptyDatabase, type EmptyDatabase } from './store/store-url';
import { type Fault, type FaultProxy, startFaultProxy } from './wire/fault-proxy';

/**
 * In the long form every statement of every request is broken in every way; otherwise every statement of one posting of each
 * kind in one way each, and the commits of the rest.
 */
const isFull = process.env['FREIGHTDESK_FULL_TESTS'] === '1';

let database: EmptyDatabase;
let proxy: FaultProxy;
let place: Place;
let server: BuiltServer;
let shop: Shop;
let client: Client;
let readState: () => Promise<State>;

jest.setTimeout(1_800_000);

beforeAll(async () => {
  database = await emptyDatabase();
  proxy = await startFaultProxy(database.url);
  place = newPlace({ databaseUrl: proxy.url });
  server = await startServer(place);
  shop = await openShop(await signIn(() => server.url));
  client = new Client({ connectionString: database.url });
  await client.connect();
  readState = await stateReader(client);
});
afterAll(async () => {
  await client.end();
  await server.stop();
  await proxy.close();
  await database.drop();
  place.remove();
});

interface Tried {
  answer: Answer | undefined;
  struck: string | undefined;
}

interface Request {
  path: string;
  body: object;
  key: string;
}

const prepared = async (path: string): Promise<Request> => ({
  path,
  body: (await requests.get(path)?.(shop)) ?? {},
  key: randomUUID(),
});

const send = (by: Caller, { path, body, key }: Request, signal?: AbortSignal) =>
  by.post(path, body, { key, signal }).catch(() => undefined);

async function tryWith(request: Request, fault: Fault, invariant: number | 'commit'): Promise<Tried> {
  const hangUp = new AbortController();
  proxy.arm({ fault, invariant, whenStruck: () => fault === 'passes' && hangUp.abort() });
  const answer = await send(shop.by, request, hangUp.signal);
  return { answer, struck: proxy.disarm() };
}

const cells = { all: 0, 'after a number': 0, 'after postings': 0, 'after the audit row': 0, 'at the commit': 0 };

function count(before: string, struck: string): void {
  cells.all += 1;
  if (before.includes('number_counter')) cells['after a number'] += 1;
  if (/into "?posting\b/.test(before)) cells['after postings'] += 1;
  if (before.includes('audit_event')) cells['after the audit row'] += 1;
  if (isCommit(struck)) cells['at the commit'] += 1;
}

const isCommit = (text: string) => /^commit/i.test(text);
const told = (answer: Answer | undefined) => (answer ? `${answer.status} ${answer.code}` : 'no answer');

/** Breaks one statement of a request: nothing may be left of it, and the person is asked to try again. */
async function breakAt(request: Request, fault: Fault, invariant: number | 'commit', before: State) {
  const { answer, struck } = await tryWith(request, fault, invariant);
  const after = await readState();
  const left = changed(before, after);
  const isNothing = struck !== undefined && told(answer) === '503 unavailable' && left.length === 0;
  const wrong = isNothing ? [] : [`${request.path}: ${struck} ${fault}: ${told(answer)}, ${left.join()}`];
  return { struck: struck ?? 'commit', wrong, after };
}

const inTurn: readonly Fault[] = ['fails', 'is lost', 'is not answered'];

/** The answer is kept last; what follows is the commit. There, not to be answered is to be done: a case of its own. */
const isLast = (text: string) => text.includes('update "idempotency_key"');

/** One statement after the other, up to the commit; the ways to break take turns. */
async function breakEverywhere(request: Request, first: number): Promise<string[]> {
  const wrong: string[] = [];
  // What stands after one fault is what the next one begins with: to read all of a store is most of what a fault takes.
  let state = await readState();
  for (let [invariant, previous] = [0, '']; !isCommit(previous); invariant += 1) {
    const way = inTurn[(invariant + first) % inTurn.length] ?? 'fails';
    const one = await breakAt(
      request,
      isLast(previous) && way === 'is not answered' ? 'is lost' : way,
      invariant,
      state,
    );
    count(previous, one.struck);
    state = one.after;
    previous = one.struck;
    wrong.push(...one.wrong);
  }
  return wrong;
}

const isSuccess = (answer: Answer | undefined) => answer !== undefined && answer.status < 300;
const isToldOnce = (answer: Answer | undefined) => answer?.code === 'already_done';

/** All of it is done and its answer lost: sent again it is answered, and nothing is done twice. */
async function loseTheAnswer(request: Request, fault: Fault): Promise<string[]> {
  const before = await readState();
  const { answer, struck = 'nothing' } = await tryWith(request, fault, 'commit');
  count('', struck);
  // Who hung up may be ahead of the commit.
  const again = await until(
    () => send(shop.by, request),
    (one) => one?.code !== 'in_progress',
  );
  const done = await readState();
  const once = await send(shop.by, request);
  const more = changed(done, await readState());

  const wrong = [
    told(answer) === (fault === 'passes' ? 'no answer' : '503 unavailable') ? [] : [told(answer)],
    isSuccess(again) || isToldOnce(again) ? [] : [`again ${told(again)}`],
    isToldOnce(again) || once?.text === again?.text ? [] : [`a third time ${told(once)}`],
    changed(before, done).length > 0 ? more : ['nothing was done'],
  ].flat();
  return wrong.map((what) => `${request.path}: ${struck} ${fault}: ${what}`);
}

async function until<Result>(ask: () => Promise<Result>, holds: (result: Result) => boolean): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    const result = await ask();
    if (holds(result) || tries > 100) return result;
  }
}

/** PostgreSQL gives way to another transaction: all of it is done again, and the person sees nothing of it. */
async function giveWay(request: Request): Promise<string[]> {
  const { answer, struck = 'nothing' } = await tryWith(request, 'gives way', 'commit');
  count('', struck);
  return answer && answer.status < 300 ? [] : [`${request.path}: ${struck} gives way: ${told(answer)}`];
}

async function breakRequest(path: string): Promise<string[]> {
  const request = await prepared(path);
  const wrong: string[] = [];
  if (isTriedWhole(path)) {
    for (const first of isFull ? inTurn.keys() : [0]) wrong.push(...(await breakEverywhere(request, first)));
    wrong.push(...(await loseTheAnswer(await prepared(path), 'passes')));
    wrong.push(...(await giveWay(await prepared(path))));
  } else wrong.push(...(await breakAt(request, 'is lost', 'commit', await readState())).wrong);
  // What went before has changed what there is one of: the company, a series, a month.
  return [...wrong, ...(await loseTheAnswer(await prepared(path), 'is not answered'))];
}

it('every endpoint that may be sent again has a request to try it by', async () => {
  expect((await repeatablePaths(shop.by)).sort()).toEqual([...requests.keys()].sort());
});

it('whatever breaks at whichever statement of a write, all of it is done or nothing', async () => {
  const wrong: string[] = [];
  for (const path of requests.keys()) wrong.push(...(await breakRequest(path)));

  report({ store: 'PostgreSQL', endpoints: requests.size, ...cells, 'not all or nothing': wrong.length });
  // A count that no longer sees its statements would say that nothing went wrong there.
  expect(Object.entries(cells).filter(([, tried]) => tried === 0)).toEqual([]);
  expect(wrong).toEqual([]);
  expect(server.isAlive()).toBe(true);
  expect(verifyStore({ ...place.settings, DATABASE_URL: database.url })).toEqual([]);
});
