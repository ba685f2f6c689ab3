import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Answer, type Caller, inviteAnother, patiently, signIn } from './client/caller';
import { report } from './figures';
import { isPlea } from './freight/act';
import { isTriedWhole, requests } from './freight/requests';
import { openShop, type Shop } from './freight/shop';
import { type BuiltServer, startServer, verifyStore } from './server/built-server';
import { newPlace, type Place } from './server/place';
import { changed, rowsAdded, type State, stateReader } from './store/state';
import { emptyDatabase, type EmptyDatabase } from './store/store-url';

/** Of the model run, which no project may import. */
const postingEndpoints = join(__dirname, '../../api/src/model-run/posting-endpoints.json');

let database: EmptyDatabase;
let place: Place;
let server: BuiltServer;
let shop: Shop;
let other: Caller;
let client: Client;
let readState: () => Promise<State>;

jest.setTimeout(900_000);

interface Request {
  path: string;
  body: object;
  key: string;
}
/** What was sent many times at once, and how it was answered. */
const sent: { request: Request; first: Answer }[] = [];

/** What posted to the ledger. */
const posting: string[] = [];

beforeAll(async () => {
  database = await emptyDatabase();
  place = newPlace({ databaseUrl: database.url });
  server = await startServer(place);
  shop = await openShop(await signIn(() => server.url));
  other = await inviteAnother(shop.by, 'other@freightdesk.test');
  client = new Client({ connectionString: database.url });
  await client.connect();
  readState = await stateReader(client);
});
afterAll(async () => {
  await client.end();
  await server.stop();
  await database.drop();
  place.remove();
});

const prepared = async (path: string): Promise<Request> => ({
  path,
  body: (await requests.get(path)?.(shop)) ?? {},
  key: randomUUID(),
});

const send = (by: Caller, { path, body, key }: Request) => patiently(() => by.post(path, body, { key }));
const told = ({ status, code, text }: Answer) => `${status} ${code || text}`;
const isKnownDone = (answer: Answer, first: Answer) => answer.text === first.text || answer.code === 'already_done';

async function rowsOf(work: () => Promise<unknown>): Promise<State> {
  const before = await readState();
  await work();
  return rowsAdded(before, await readState());
}

/** The rows that a request sent once adds. The first of its kind may open a series, or take something out of the way. */
async function rowsOfOne(path: string): Promise<State> {
  await send(shop.by, await prepared(path));
  const single = await prepared(path);
  return rowsOf(() => send(shop.by, single));
}

/** Sends one request many times in one moment; of what it changes there may be as much as of a request sent once. */
async function sendAtOnce(path: string): Promise<string[]> {
  const ofOne = isTriedWhole(path) ? await rowsOfOne(path) : undefined;
  const request = await prepared(path);
  const answers: Answer[] = [];
  const ofMany = await rowsOf(async () => {
    const times = Array.from({ length: isTriedWhole(path) ? 20 : 4 });
    answers.push(...(await Promise.all(times.map(() => send(shop.by, request)))));
  });

  if (!ofMany['posting']?.startsWith('0 ')) posting.push(path);
  const [first] = answers.filter(({ status }) => status < 300);
  if (first === undefined) return [`${path}: ${answers.map(told).join()}`];
  sent.push({ request, first });
  const odd = answers.filter((one) => !isKnownDone(one, first) && !isPlea(one)).map(told);
  return [...odd, ...(ofOne ? changed(ofOne, ofMany) : [])].map((what) => `${path}: ${what}`);
}

const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
  version: (value) => Number(value) + 1,
  ackNumber: (value) => `${String(value)}9`,
  id: () => randomUUID(),
  month: () => '2001-01',
  year: () => '2002-03',
  email: () => 'somebody.else@freightdesk.test',
  title: (value) => `${String(value)} too`,
  name: (value) => `${String(value)} too`,
  approvedPaise: (value) => Number(value) + 1,
  subject: (value) => `${String(value)} too`,
  reference: (value) => `${String(value)} too`,
  narration: (value) => `${String(value)} too`,
  nextOn: () => '2026-04-02',
  period: () => '112026',
  treaty: (value) => `${String(value)} too`,
  notes: (value) => `${String(value)} too`,
  supplierNumber: (value) => `${String(value)}-2`,
  companyName: (value) => `${String(value)} too`,
  commodity: (value) => `${String(value)} too`,
  description: (value) => `${String(value)} too`,
  text: (value) => `${String(value)} too`,
  source: (value) => `${String(value)} too`,
  recordId: () => randomUUID(),
  ids: () => [randomUUID()],
  asOf: () => '2026-04-02',
  bankId: () => randomUUID(),
  lineId: () => randomUUID(),
  date: () => '2026-04-02',
  reason: (value) => `${String(value)} too`,
  branchId: () => randomUUID(),
};

/** The same request but for one member; as well formed as before. */
function altered({ body, ...rest }: Request): Request {
  const members = body instanceof FormData ? [...body.entries()] : Object.entries(body);
  const [name = '', change] = Object.entries(changes).find(([one]) => members.some(([given]) => given === one)) ?? [];
  const value = change?.(members.find(([given]) => given === name)?.[1]);
  if (!(body instanceof FormData)) return { ...rest, body: { ...body, [name]: value } };
  const form = new FormData();
  for (const [member, given] of body.entries()) form.append(member, member === name ? String(value) : given);
  return { ...rest, body: form };
}

/** How each request is answered when all of them are sent again. */
async function answersTo(
  ask: (request: Request) => Promise<Answer>,
): Promise<{ path: string; answer: Answer; first: Answer }[]> {
  const answers = [];
  for (const { request, first } of sent) answers.push({ path: request.path, first, answer: await ask(request) });
  return answers;
}

it('the same request many times at once, to any endpoint, is done once and has one answer', async () => {
  const wrong: string[] = [];
  for (const path of requests.keys()) wrong.push(...(await sendAtOnce(path)));

  expect(wrong).toEqual([]);
});

it('whatever posts to the ledger is played by the model run, or named there with a reason', () => {
  const told: { played: string[]; unplayed: Record<string, string> } = JSON.parse(
    readFileSync(postingEndpoints, 'utf8'),
  );

  expect(posting.sort()).toEqual([...told.played, ...Object.keys(told.unplayed)].sort());
});

it('sent again after a restart it has the same answer, byte for byte, and changes nothing', async () => {
  await server.kill();
  server = await startServer(place);
  const before = await readState();

  const answers = await answersTo((request) => send(shop.by, request));

  const differing = answers.filter(({ answer, first }) => !isKnownDone(answer, first));
  report({ store: 'PostgreSQL', endpoints: sent.length, 'other answers after a restart': differing.length });
  expect(differing.map(({ path, answer }) => `${path}: ${told(answer)}`)).toEqual([]);
  expect(changed(before, await readState())).toEqual([]);
});

it('with another body it is refused, and changes nothing', async () => {
  const before = await readState();

  const answers = await answersTo((request) => send(shop.by, altered(request)));

  const wrong = answers.filter(({ answer }) => answer.status !== 422 || answer.code !== 'idempotency_mismatch');
  expect(wrong.map(({ path, answer }) => `${path}: ${told(answer)}`)).toEqual([]);
  expect(changed(before, await readState())).toEqual([]);
});

it('sent by another person under the same key it is a request of its own', async () => {
  const answers = await answersTo((request) => send(other, request));

  const borrowed = answers.filter(({ answer }) =>
    ['idempotency_mismatch', 'in_progress', 'already_done', 'internal'].includes(answer.code),
  );
  const made = answers.filter(({ answer, first }) => answer.status === 201 && answer.data.id === first.data.id);
  expect([...borrowed, ...made].map(({ path, answer }) => `${path}: ${told(answer)}`)).toEqual([]);
  expect(answers.some(({ answer }) => answer.status === 201)).toBe(true);
  expect(verifyStore(place.settings)).toEqual([]);
});
