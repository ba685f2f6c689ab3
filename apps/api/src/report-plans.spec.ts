import { settableClock } from '@freightdesk/shared-calendar';
import { connectAsTamperer, type FreshDatabase } from '@freightdesk/shared-database/testing';
import {
  authenticateByRole,
  freshDatabase,
  insertTestActors,
  testActors,
  testToken,
} from '@freightdesk/shared-testing-server';
import { Client } from 'pg';
import { queriesOf } from './list-plans.builder';
import { doneBy, type DoneNode, writeManyYears } from './report-plans.builder';
import { reportQueries } from './report-plans.data';
import { foundCompany, wholeServer } from './whole-api.builder';

/** Of what a table holds, so much may be read for a report of one year out of eight. */
const mostOfTable = 1 / 3;
/** What has not so many rows is no measure. */
const fewRows = 1_000;
/** What is put in order at once: a page, and what of its months stands before it. */
const mostSorted = 500;

let store: FreshDatabase;
let owner: Client;
let close: () => Promise<void>;
let ask: (path: string) => Promise<number>;
let paths: string[];
const sizes = new Map<string, number>();

beforeAll(async () => {
  const clock = settableClock('2026-11-22T06:00:00Z');
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  await foundCompany(store.db, { now: clock.now(), userId: testActors.ADMIN.userId });
  const tamperer = connectAsTamperer(store.url);
  await writeManyYears(tamperer);
  await tamperer.destroy();
  owner = new Client({ connectionString: store.url });
  await owner.connect();
  // So small a store would be read whole: what is read whole all the same has no index.
  await owner.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
  const { rows } = await owner.query<{ name: string; size: number }>(
    `select relname as name, reltuples as size from pg_class where relkind = 'r' and reltuples >= ${fewRows}`,
  );
  for (const { name, size } of rows) sizes.set(name, size);
  const server = wholeServer({ db: store.db, clock, authenticate: authenticateByRole }, testToken('ADMIN'));
  ({ ask, close } = server);
  paths = server.endpoints
    .filter(({ method, path }) => method === 'GET' && /^\/(reports|gst)\//.test(path))
    .map(({ path }) => path);
}, 120_000);
afterAll(async () => {
  await close();
  await owner.end();
  await store.drop();
});

const readBy = (node: DoneNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];

function faultOf(node: DoneNode): string[] {
  const { 'Node Type': type, 'Relation Name': table = '' } = node;
  // To be added up by what they are of, rows are hashed or put in order, at nearly the same cost: what they are read from tells.
  if (type === 'Sort' && node.for !== 'Aggregate' && readBy(node) > mostSorted) return [`sorts ${readBy(node)} rows`];
  const size = sizes.get(table);
  return size !== undefined && readBy(node) > size * mostOfTable
    ? [`reads ${readBy(node)} of ${size} rows of ${table}`]
    : [];
}

/** All that is done to answer what is asked. */
async function doneFor(path: string): Promise<DoneNode[]> {
  const { rows } = await owner.query<{ bank: string; party: string }>(
    `select (select id from bank limit 1) as bank, (select id from party where name_key = 'customer 7') as party`,
  );
  const [of] = rows;
  const asked = path.replace('BANK', of?.bank ?? '').replace('PARTY', of?.party ?? '');
  const queries = await queriesOf(async () => expect([path, await ask(asked)]).toEqual([path, 200]));
  const read = queries.filter(({ text }) => /^(\/\*.*?\*\/)?\s*(select|with)\b/i.test(text));
  const nodes: DoneNode[] = [];
  for (const query of read) nodes.push(...(await doneBy(owner, query)));
  return nodes;
}

async function faultsOf(path: string): Promise<string[]> {
  return [...new Set((await doneFor(path)).flatMap(faultOf))].map((fault) => `${path} ${fault}`);
}

it('a report of a year, or of a day that has passed, reads what it shows, however many years there are', async () => {
  const faults: string[] = [];
  for (const [path, { known = [] }] of reportQueries) {
    const found = await faultsOf(path);
    faults.push(...found.filter((fault) => !known.some((word) => fault.includes(word))));
  }
  expect(faults).toEqual([]);
}, 60_000);

const registers = ['sale', 'purchase'].flatMap((side) =>
  ['groupBy=party', 'groupBy=sac', 'groupBy=job', 'groupBy=month&sac=996521'].map((asked) => `${side}?${asked}`),
);

it.each(registers)('the register %s of whole months reads sums, and no document', async (asked) => {
  const done = await doneFor(`/reports/${asked}&from=2022-04-01&to=2023-03-31`);

  const read = new Set(done.map((node) => node['Relation Name']));
  expect(read.has('register_sum')).toBe(true);
  expect([...read].filter((table) => /_invoice/.test(table ?? ''))).toEqual([]);
});

/** Where panels look: each table in one index, which has all that is asked of it where it says so. */
const panels: readonly (readonly [path: string, table: string, scan: string])[] = [
  ['/party/figures?id=PARTY', 'lead', 'Index Only Scan of lead_of_party'],
  // How many documents he has; what is open of them is kept too.
  ['/party/figures?id=PARTY', 'document_party', 'Index Scan of document_party_pkey'],
];

/** Row by row: of so few rows a plan by their pages costs the same, and which of the two is taken follows from what was vacuumed. */
async function doneByRows(path: string): Promise<DoneNode[]> {
  await owner.query('set enable_bitmapscan = off');
  const done = await doneFor(path);
  await owner.query('reset enable_bitmapscan');
  return done;
}

it.each(panels)('%s looks at %s by %s', async (path, table, scan) => {
  const done = (await doneByRows(path)).filter((node) => node['Relation Name'] === table);

  expect([...new Set(done.map((node) => `${node['Node Type']} of ${node['Index Name']}`))]).toEqual([scan]);
});

/** How many rows were taken out of a table, by an index or not. */
const takenFrom = (done: readonly DoneNode[], table: string) =>
  done.filter((node) => node['Relation Name'] === table).reduce((sum, node) => sum + readBy(node), 0);

const reads = (node: DoneNode, table: string): boolean =>
  node['Relation Name'] === table || (node.Plans ?? []).some((part) => reads(part, table));

it('who is to be billed reads what is kept of customers, and the charges of those that it shows', async () => {
  const all = await doneByRows('/sale-invoice/unbilled-customers?pageSize=100');
  const page = await doneByRows('/sale-invoice/unbilled-customers?pageSize=2');

  expect(takenFrom(page, 'owed_party')).toBe(takenFrom(all, 'owed_party'));
  expect(takenFrom(page, 'charge')).toBeGreaterThan(0);
  expect(takenFrom(page, 'charge')).toBeLessThan(takenFrom(all, 'charge') / 5);
  const looks = page.filter((node) => node['Relation Name'] === 'charge' && node['Actual Rows'] > 0);
  expect(new Set(looks.map((node) => node['Index Name']))).toEqual(new Set(['charge_unbilled']));
});

it('days that are no whole month are added up account by account, as they are read', async () => {
  const done = await doneFor('/reports/profit-and-loss?from=2026-04-01&to=2026-11-15');

  const taken = takenFrom(done, 'posting');
  const handedOn = done.filter((node) => node.for === 'Append' && reads(node, 'posting'));
  expect(taken).toBeGreaterThan(40);
  expect(handedOn.reduce((sum, node) => sum + readBy(node), 0)).toBeLessThan(taken / 4);
});

it('a bell that rings for late shipments finds them in one index, and calls those by name that it shows', async () => {
  const done = await doneFor('/notification/list');

  const late = done.filter((node) => node['Index Name'] === 'shipment_under_way');
  expect(new Set(late.map((node) => node['Node Type']))).toEqual(new Set(['Index Only Scan']));
  expect(takenFrom(late, 'shipment')).toBeGreaterThan(20);
  expect(takenFrom(done, 'party')).toBeLessThanOrEqual(20);
});

it('the first page counts what nobody was billed for and what is late by the few that wait', async () => {
  const done = await doneFor('/dashboard/getStats');

  const all = sizes.get('jobcard') ?? 0;
  expect(takenFrom(done, 'shipment')).toBeLessThan(all / 2);
  expect(done.map((node) => node['Index Name'])).not.toContain('jobcard_by_eta');
});

it('margin leaks look up the jobs that may lose something, and no others', async () => {
  const done = await doneFor('/reports/margin-leaks?groupBy=kind&from=2019-04-01&to=2026-11-22');

  expect(takenFrom(done, 'jobcard')).toBeGreaterThan(0);
  expect(takenFrom(done, 'jobcard')).toBeLessThan((sizes.get('jobcard') ?? 0) / 10);
});

it('ageing by party looks at each open document once', async () => {
  const done = await doneFor('/reports/ageing?at=2026-11-20&pageSize=100');

  const looks = done.filter((node) => node['CTE Name'] === 'documents');
  expect(looks.map((node) => node['Actual Rows'] > 0)).toEqual([true]);
});

it('GSTR-3B reads what is kept of what a month supplied, and no line of a document', async () => {
  const done = await doneFor('/gst/gstr3b?period=092022');

  expect(takenFrom(done, 'sale_invoice_line')).toBe(0);
  expect(takenFrom(done, 'register_sum')).toBeLessThan(100);
  // How many documents that is stands in the index of series.
  const counted = done.filter((node) => node['Relation Name'] === 'sale_invoice' && readBy(node) > 10);
  expect(counted.map((node) => `${node['Node Type']} of ${node['Index Name']}`)).toEqual([
    'Index Only Scan of sale_invoice_by_series',
  ]);
});

it('GSTR-1 of one registration reads no document of another: what those come to is kept', async () => {
  const all = await doneFor('/gst/gstr1?period=092022');
  const other = await doneFor('/gst/gstr1?period=092022&gstin=27AAAAA0000A1Z5');

  expect(takenFrom(all, 'sale_invoice_line')).toBeGreaterThan(0);
  expect(takenFrom(other, 'sale_invoice_line')).toBe(0);
  expect(takenFrom(other, 'register_sum')).toBeGreaterThan(0);
});

it.each(['mode', 'month', 'party'])('the profit of jobs by %s reads sums, and no job', async (grouping) => {
  const done = await doneFor(`/reports/job-profit?groupBy=${grouping}&from=2022-04-01&to=2023-03-31`);

  expect(takenFrom(done, 'job_group_sum')).toBeGreaterThan(0);
  for (const table of ['jobcard', 'charge', 'job_sum']) expect([table, takenFrom(done, table)]).toEqual([table, 0]);
});

it('a page of the profit of jobs looks at so many jobs of each month, and adds up those of the page', async () => {
  const done = await doneFor('/reports/job-profit?groupBy=job&from=2022-04-01&to=2023-03-31&pageSize=5&page=2');

  expect(takenFrom(done, 'jobcard')).toBeLessThanOrEqual(12 * 10);
  expect(takenFrom(done, 'charge')).toBeLessThanOrEqual(5 * 3);
});

it.each(['sale', 'purchase'])('a page of the register %s by job adds up the jobs that it shows', async (side) => {
  const done = await doneFor(`/reports/${side}?groupBy=job&from=2022-04-01&to=2023-03-31&pageSize=5&page=2`);

  const counted = done.filter((node) => node['Node Type'] === 'Index Only Scan');
  const added = done.filter((node) => !counted.includes(node));
  expect(takenFrom(counted, 'register_sum')).toBeGreaterThan(0);
  expect(takenFrom(added, 'register_sum')).toBeLessThanOrEqual(12 * 10 + 5);
});

const byParty: readonly (readonly [report: string, table: string])[] = [
  ['sale', 'register_sum'],
  ['purchase', 'register_sum'],
  ['expense', 'party_year'],
  ['job-profit', 'job_group_sum'],
];

it.each(byParty)(
  'a page of /reports/%s by party counts parties in an index, and adds up those of the page',
  async (report, table) => {
    const done = await doneFor(`/reports/${report}?groupBy=party&from=2022-04-01&to=2023-03-31&pageSize=5&page=2`);

    const added = done.filter((node) => node['Node Type'] !== 'Index Only Scan' && node['Index Name'] !== undefined);
    expect(takenFrom(done, table)).toBeGreaterThan(0);
    // Of each its row of the year; of the profit of jobs the totals too, a row of each mode and month.
    expect(takenFrom(added, table)).toBeLessThanOrEqual(5 + 12);
    expect(takenFrom(done, 'party')).toBeLessThan(100);
  },
);

it('a page of ledgers counts who moved in an index, and adds up and names those of the page', async () => {
  const done = await doneByRows('/reports/ledgers?from=2026-04-01&to=2027-03-31&pageSize=5&page=3');

  const added = done.filter((node) => node['Node Type'] !== 'Index Only Scan');
  expect(takenFrom(done, 'party_year')).toBeGreaterThan(0);
  expect(takenFrom(added, 'party_year')).toBeLessThanOrEqual(2 * 5);
  expect(takenFrom(done, 'party')).toBeLessThan(100);
});

it('a page of expenses by job reads what is kept of its jobs, and no posting', async () => {
  const done = await doneFor('/reports/expense?groupBy=job&from=2022-04-01&to=2023-03-31&pageSize=5&page=2');

  const added = done.filter((node) => node['Node Type'] !== 'Index Only Scan');
  expect(takenFrom(done, 'posting')).toBe(0);
  expect(takenFrom(added, 'job_cost_year')).toBeGreaterThan(0);
  expect(takenFrom(added, 'job_cost_year')).toBeLessThanOrEqual(11);
});

it('a page of expenses one by one reads the first of each account, and calls by name whom it shows', async () => {
  const all = await doneFor('/reports/expense?groupBy=document&from=2022-04-01&to=2023-03-31');
  const page = await doneFor('/reports/expense?groupBy=document&from=2022-04-01&to=2023-03-31&pageSize=5');

  expect(takenFrom(all, 'posting')).toBeGreaterThan(1_000);
  expect(takenFrom(page, 'posting')).toBeLessThan(takenFrom(all, 'posting') / 20);
  expect(takenFrom(page, 'party')).toBeLessThanOrEqual(5);
});

it('every report there is is looked at', () => {
  const looked = new Set(reportQueries.map(([path]) => path.replace(/\?.*/, '')));
  expect(paths.filter((path) => !looked.has(path))).toEqual([]);
});

it('what lines of a statement likely are is worked out once for lines that are alike', async () => {
  const done = await doneFor('/bank/proposals?bankId=BANK');

  // All lines of these books have the same words, whose last twenty are asked: each for its match, that for its entry.
  expect(takenFrom(done, 'bank_open_line')).toBeGreaterThan(0);
  expect(takenFrom(done, 'bank_match_part')).toBeGreaterThan(0);
  expect(takenFrom(done, 'bank_match_part')).toBeLessThanOrEqual(20 * 3);
});
