import { settableClock } from '@freightdesk/shared-calendar';
import type { Db } from '@freightdesk/shared-database';
import { connectAsTamperer } from '@freightdesk/shared-database/testing';
import type { ListSpec } from '@freightdesk/shared-endpoint';
import { authenticateByRole, freshDatabase, insertTestActors, testToken } from '@freightdesk/shared-testing-server';
import { Client } from 'pg';
import { listStatementsOf, type PlacedNode, planOf, queriesOf as askedWhile } from './list-plans.builder';
import { wholeServer } from './whole-api.builder';

/**
 * A store at scale, whose plans are the real ones. Without one it is asked of an empty store that neither scans nor sorts while there is
 * any other way: what it then does all the same has no index.
 */
const atScale = process.env['FREIGHTDESK_PLANS_URL'];

/** Of these a company has a few, or one for each day or year, however much it does; each document, job or deed adds to all others. */
const few = [
  ...['company', 'branch', 'role', 'app_user', 'bank', 'account', 'number_series', 'number_counter', 'period_lock'],
  ...[
    'charge_head',
    'gst_rate',
    'tds_rate',
    'exchange_rate',
    'gta_option',
    'sac',
    'term',
    'saved_view',
    'recurring_invoice',
    'rate_sheet',
  ],
  ...['account_month', 'bank_line_month', 'cheque_day', 'session', 'backup_run', 'job_run'],
];
/** All others; at scale, those of them that have grown. */
let grown: Set<string>;

/**
 * What is known to be read row by row. A choice of few, each of many rows, needs no index to fill a page or to count to ten thousand;
 * the subject of a deed stands in other rows.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  '/party/list': ['role=', 'stateCode='],
  '/lead/list': ['source=', 'service=', 'direction='],
  '/quotation/list': ['status=', 'mode=', 'direction=', 'isLatest=', 'ownerId='],
  '/jobcard/list': ['mode=', 'direction=', 'ownerId='],
  // Most are delivered, and whether a proof came stands in other rows.
  '/shipment/list': ['mode=', 'direction=', 'podState='],
  '/domestic/jobcard/list': ['mode=', 'freightBasis=', 'branchId='],
  '/domestic/shipment/list': ['mode='],
  '/payment/list': ['direction=', 'mode='],
  '/audit/list': ['q='],
  // Looked up by its key for each bill of the page; of an empty store it is hashed.
  '/gst/unpaid-credit/list': ['gstr2b_document'],
};

/** Whose rows are added up of what waits, which is little beside what was done: they are all there before one is shown. */
const addedUp: ReadonlySet<string> = new Set(['/sale-invoice/unbilled-customers']);

/** What is put in order at once: hits of a search, of each name that it may be as many as a page has, and what a page needs. */
const mostSorted = 2_000;

const values = { id: '0198f2a0-0000-7000-8000-000000000001', date: '2026-04-01', flag: 'true', text: 'A' } as const;

function* queriesOf({ sorts, filters }: ListSpec): Generator<string> {
  for (const sort of sorts) yield* [`sort=${sort}`, `sort=-${sort}`];
  for (const [name, filter] of Object.entries(filters)) {
    const value = filter.kind === 'choice' ? filter.values[0] : values[filter.kind];
    if (filter.kind !== 'text') yield `${name}=${value ?? ''}`;
  }
  yield* ['q=kaveri', 'q=konkan spices exports', 'q=26-27/000123 ltd'];
}

let db: Db;
let owner: Client;
const undo: (() => Promise<void>)[] = [];
let ask: (path: string) => Promise<number>;
let lists: [path: string, spec: ListSpec][];

beforeAll(async () => {
  const clock = settableClock('2026-11-22T06:00:00Z');
  const fresh = atScale === undefined ? await freshDatabase() : undefined;
  db = fresh?.db ?? connectAsTamperer(atScale ?? '');
  if (fresh) await insertTestActors(db, clock.now());
  owner = new Client({ connectionString: fresh?.url ?? atScale });
  await owner.connect();
  if (fresh) await owner.query('set enable_seqscan = off; set enable_sort = off');
  await owner.query('set max_parallel_workers_per_gather = 0');
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname <> all ($1) and reltuples >= $2`,
    [few, fresh ? -1 : 10_000],
  );
  grown = new Set(rows.map(({ name }) => name));
  const server = wholeServer({ db, clock, authenticate: authenticateByRole }, testToken('ADMIN'));
  ({ ask } = server);
  lists = server.endpoints.flatMap(({ path, list }) => (list ? [[path, list]] : []));
  undo.push(server.close, () => owner.end(), fresh ? () => fresh.drop() : () => db.destroy());
});
afterAll(async () => {
  for (const one of undo) await one();
});

/** An incremental sort is none: it sorts what is equal so far, as the documents of a day. What is counted ends at ten thousand. */
function faultOf(node: PlacedNode, mostRows: number): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Plan Rows': rows, under, isOfRow } = node;
  if (type === 'Seq Scan' && under !== 'Limit' && grown.has(table)) return [`reads all of ${table}`];
  // What is sorted for a row are its own parts.
  return type === 'Sort' && !isOfRow && rows > mostRows ? ['sorts more than a page'] : [];
}

/** What is wrong with the plans of one request; nothing where each is entered by an index and read in its order. */
async function faultsOf(path: string, query: string): Promise<string[]> {
  const asked = `${path}?${query}`;
  const isKnown = (text: string) => known[path]?.some((word) => text.startsWith(word)) ?? false;
  if (isKnown(query)) return [];
  const texts = await listStatementsOf(async () => expect(await ask(asked)).toBe(200));
  // Of an empty store one row is what a key finds.
  const mostOfStore = atScale === undefined && !query.startsWith('q=') ? 1 : mostSorted;
  const mostRows = addedUp.has(path) ? Infinity : mostOfStore;
  const plans = await Promise.all(texts.map((text) => planOf(owner, text)));
  const ofGrown = plans.filter((nodes) => nodes.some((node) => grown.has(node['Relation Name'] ?? '')));
  const faults = ofGrown
    .flat()
    .filter((node) => !isKnown(node['Relation Name'] ?? ''))
    .flatMap((node) => faultOf(node, mostRows));
  return [...new Set(faults)].map((fault) => `${asked} ${fault}`);
}

it('a list reads its pages, and finds what is searched, by indexes in every order that it offers', async () => {
  const faults: string[] = [];
  for (const [path, spec] of lists) {
    for (const query of queriesOf(spec)) faults.push(...(await faultsOf(path, query)));
  }

  expect(lists.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
}, 120_000);

it.each([
  ['/sale-invoice/list', 'sale_invoice'],
  ['/purchase-invoice/list', 'purchase_invoice'],
])(
  'a word beside a name is held against what the indexes have, and no document is read for it: %s',
  async (path, table) => {
    const texts = await listStatementsOf(async () => expect(await ask(`${path}?q=konkan 24-25 s`)).toBe(200));

    const nodes = (await Promise.all(texts.map((text) => planOf(owner, text)))).flat();

    const waysInto = (index: string) =>
      nodes.filter((node) => node['Index Name'] === index).map((node) => node['Node Type']);
    for (const index of [`${table}_of_name`, `${table}_line_jobs`]) {
      expect(new Set(waysInto(index))).toEqual(new Set(['Index Only Scan']));
    }
  },
);

it('how many payments bear a name is counted in an index of names, and none of them is read', async () => {
  const texts = await listStatementsOf(async () => expect(await ask('/payment/list?q=konkan ceramics')).toBe(200));

  const nodes = (await Promise.all(texts.map((text) => planOf(owner, text)))).flat();

  const ways = nodes.filter((node) => node['Index Name'] === 'payment_count_of_party').map((node) => node['Node Type']);
  expect(ways.length).toBeGreaterThan(0);
  expect(new Set(ways)).toEqual(new Set(['Index Only Scan']));
});

it.each(['sale-invoice', 'purchase-invoice'])(
  'a word beside a name is looked for among the jobs of its party, before the lines of any document: %s',
  async (record) => {
    const texts = await listStatementsOf(async () => expect(await ask(`/${record}/list?q=konkan 14`)).toBe(200));

    const nodes = (await Promise.all(texts.map((text) => planOf(owner, text)))).flat();

    const entered = nodes.filter((node) => node['Index Name'] === 'document_job_pkey');
    expect(new Set(entered.map((node) => node['Node Type']))).toEqual(new Set(['Index Only Scan']));
    expect(nodes.filter((node) => node['Relation Name'] === 'document_job')).toEqual(entered);
  },
);

it.each(['ON_ITS_WAY', 'RETURNED'])(
  'cheques that are %s are entered once, by their index, and counted by their day',
  async (state) => {
    const texts = await listStatementsOf(async () => expect(await ask(`/bank/cheque-list?state=${state}`)).toBe(200));

    const nodes = (await Promise.all(texts.map((text) => planOf(owner, text)))).flat();

    const ofPayments = nodes.filter((node) => node['Relation Name'] === 'payment');
    expect(ofPayments.map((node) => node['Index Name'])).toEqual(['payment_by_cheque']);
    expect(nodes.some((node) => node['Relation Name'] === 'cheque_day')).toBe(true);
  },
);

it.each(['sale-invoice', 'purchase-invoice'])(
  'what series of jobs there are is read by an index from one to the next, before a line is looked at: %s',
  async (record) => {
    const texts = await listStatementsOf(async () => expect(await ask(`/${record}/list?q=konkan si`)).toBe(200));

    const nodes = (await Promise.all(texts.map((text) => planOf(owner, text)))).flat();

    const entered = nodes.filter((node) => node['Index Name'] === `${record.replace('-', '_')}_line_job_series`);
    expect(new Set(entered.map((node) => node.under))).toEqual(new Set(['Limit']));
    expect(entered.length).toBeGreaterThan(0);
  },
);

it('the search of everything enters the index of all numbers, and no column by itself but those of the jobs of lines', async () => {
  const asked = await askedWhile(async () => expect(await ask('/search?q=SI/24-25/000012')).toBe(200));
  const [text = ''] = asked.map((query) => query.text).filter((query) => query.includes('asked as materialized'));

  const nodes = await planOf(owner, text);

  const entered = nodes.flatMap(({ 'Index Name': name }) => (name === undefined ? [] : [name]));
  expect(entered.filter((name) => /_(key|end)_of_/.test(name)).toSorted()).toEqual([
    'purchase_invoice_line_key_of_job_number',
    'sale_invoice_line_key_of_job_number',
  ]);
  expect(new Set(entered.filter((name) => name.startsWith('record_number')))).toEqual(
    new Set(['record_number_end', 'record_number_pkey']),
  );
  expect(nodes.filter((node) => node['Relation Name'] === 'record_number').length).toBeLessThan(6);
  // To set the steps up and to put them away is most of what such a statement takes.
  expect(nodes.length).toBeLessThan(215);
});
