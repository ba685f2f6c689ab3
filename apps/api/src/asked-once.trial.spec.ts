import type { FreshDatabase } from '@freightdesk/shared-database/testing';
import { addressOf, type Endpoint } from '@freightdesk/shared-endpoint';
import { settableClock } from '@freightdesk/shared-calendar';
import { createApi, type ApiServer } from '@freightdesk/shared-server-kit';
import { authenticateByRole, insertTestActors, testToken } from '@freightdesk/shared-testing-server';
import { convertSchema } from '@sodaru/yup-to-json-schema';
import { registerDomains } from './wiring';
import { askedApart, besidesOf, listOf, notLookedAt, valueOf } from './asked-once.data';
import { queriesOf } from './list-plans.builder';
import { sampleCompany, sampleNow as now } from './sample-company.builder';
import { testKey } from './whole-api.builder';

// Whoever comes first plays the sample company.
jest.setTimeout(300_000);

/** Each call is asked about so many records, far from each other in their lists. */
const records = 8;

let company: FreshDatabase;
let server: ApiServer;

beforeAll(async () => {
  company = await sampleCompany();
  const { db } = company;
  await insertTestActors(db, now);
  server = createApi({ db, clock: settableClock(now), authenticate: authenticateByRole });
  registerDomains(server.api, { key: testKey, baseUrl: () => 'http://localhost', isDemo: true });
});
afterAll(async () => {
  await server.app.close();
  await company.drop();
});

const headers = { authorization: `Bearer ${testToken('ADMIN')}` };
const ask = (path: string) => server.app.inject({ url: `/api${path}`, headers });

const found = new Map<string, string[]>();

interface Row {
  id: string;
  master?: { id: string } | null;
}

/** Some records of a list, from its first to its last; those that others belong to come first, since most is read of them. */
async function idsIn(list: string): Promise<string[]> {
  const known = found.get(list);
  if (known) return known;
  const rows: Row[] = (await ask(`${list}?pageSize=100`)).json().data ?? [];
  const apart = Math.max(1, Math.floor(rows.length / records));
  const masters = rows.flatMap(({ master }) => (master ? [master.id] : []));
  const ids = [...new Set([...masters.slice(0, 3), ...rows.filter((_, at) => at % apart === 0).map(({ id }) => id)])];
  found.set(list, ids.slice(0, records));
  return ids.slice(0, records);
}

/** What is asked the n-th time: of each member that is needed another record, or a word that does. */
async function requestOf(
  { path, list }: Endpoint<never, unknown>,
  needed: readonly string[],
  turn: number,
): Promise<string> {
  if (list) return `${path}?pageSize=100`;
  const members: [string, string][] = [];
  for (const name of needed) {
    const place = listOf(path, name);
    members.push([name, place === null ? valueOf(name) : ((await idsIn(place))[turn] ?? '')]);
  }
  const query = new URLSearchParams(members.filter(([name]) => !path.includes(`:${name}`)));
  return `${addressOf(path, Object.fromEntries(members))}?${query.toString()}`;
}

const isAboutRows = (text: string): boolean => /\b(select|with)\b/i.test(text) && !/set_config/.test(text);

/** Statements that one request sent more than once, word for word: it goes through rows and asks for each. */
async function repeatedIn(path: string): Promise<{ status: number; repeated: string[] }> {
  let status = 0;
  const asked = await queriesOf(async () => (status = (await ask(path)).statusCode));
  const times = new Map<string, number>();
  for (const { text } of asked.filter((one) => isAboutRows(one.text))) times.set(text, (times.get(text) ?? 0) + 1);
  return { status, repeated: [...times].filter(([, count]) => count > 1).map(([text]) => text) };
}

it('what is read takes as many statements for a hundred rows as for one', async () => {
  const faults: string[] = [];
  const unseen: string[] = [];
  for (const { endpoint, input } of server.endpoints) {
    const { name, method, envelope } = endpoint;
    if (method !== 'GET' || envelope === 'file') continue;
    const needed =
      input && !endpoint.list ? [...(convertSchema(input).required ?? []), ...besidesOf(endpoint.path)] : [];
    let isSeen = false;
    for (let turn = 0; turn < (needed.length > 0 ? records : 1); turn += 1) {
      const { status, repeated } = await repeatedIn(await requestOf(endpoint, needed, turn));
      isSeen ||= status === 200;
      faults.push(...repeated.map((text) => `${name} asks again: ${text.replace(/\s+/g, ' ').slice(0, 160)}`));
    }
    if (!isSeen) unseen.push(name);
  }

  expect([...new Set(faults)].filter((fault) => !askedApart.some(([start]) => fault.startsWith(start)))).toEqual([]);
  expect(unseen.sort()).toEqual(Object.keys(notLookedAt).sort());
});
