/**
 * What `npm run bench` asks. A call is a row here:
 *   part        what it belongs to: parts are named on the command line
 *   name        as the table shows it
 *   paths       (facts) => what is asked under /api, in turn
 *   floor       (facts) => { text, values }: the statement of the floor, whose one column `answer` is the whole answer as JSON, and
 *               the values of each request in turn; left out where the call is compared with nothing
 *   requests    in place of `paths`, for writes: (facts, server) => [{ method, path, headers, body }], asked in turn
 *   beside      { paths, connections } that are asked at the same time: how the call fares meanwhile, and that none of them fails
 *   written     the floor sends the rows that the first request has written; asked of copies of the stores
 *   commits     false: no commit waits for the disk while it is asked
 *   goal        the least share of the floor's requests a second
 *   p95         the most milliseconds that 95 of 100 may take
 *   growth      how much longer it may take than at the small scale, at most
 *   rows        of what the answer tells a row each, where that is what grows: with a hundred times the invoices there are so many times the
 *               parties and jobs. It is said beside the goal that is missed, and the goal is that of all reports.
 *   connections how many ask at once; 10 unless it says
 *   rounds, ms  how often and how long it is asked
 */
import { deskCalls } from './desk-calls.data.mjs';
import { asJson, defaultOrder, folded, invoices, none } from './invoice-floor.mjs';
import { searchCalls } from './search-calls.data.mjs';

const days = { from: '2026-05-01', to: '2026-05-31' };
const ledgersOf = ({ wholeYear: { from, to } }) => [`/reports/ledgers?from=${from}&to=${to}`];
const charges = [
  ['Ocean freight', '996521', '48500.00'],
  ['Terminal handling', '996719', '9200.00'],
  ['Documentation', '996713', '1500.00'],
].map(([description, sac, rate]) => ({ description, sac, quantity: '1', rate, gstRate: '18' }));
const invoicesTo = ({ customerIds, today }, { headers }) =>
  customerIds.map((partyId) => ({
    ...{ method: 'POST', path: '/api/sale-invoice/add' },
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ kind: 'TAX_INVOICE', partyId, date: today, currency: 'INR', issue: true, lines: charges },
    }),
  }));

export const calls = [
  { part: 'base', name: 'health', paths: () => ['/health/live'] },
  {
    part: 'base',
    name: 'me (auth alone)',
    requests: (_facts, { headers }) => [{ method: 'POST', path: '/api/auth/me', headers }],
  },
  {
    part: 'lists',
    name: 'sale-invoice/list, page 1',
    paths: () => ['/sale-invoice/list'],
    floor: (facts) => ({ text: invoices(facts, ''), values: none }),
    goal: 0.5,
    growth: 1.5,
  },
  {
    part: 'lists',
    name: 'sale-invoice/list, by cursor',
    paths: ({ cursor }) => [`/sale-invoice/list?after=${cursor}`],
    floor: (facts) => ({ text: invoices(facts, `where date <= '2026-11-20'`), values: none }),
    goal: 0.5,
    growth: 1.5,
  },
  {
    part: 'lists',
    name: 'sale-invoice/list, page 1,000',
    paths: ({ lastPage }) => [`/sale-invoice/list?page=${lastPage}`],
    floor: (facts) => ({ text: invoices(facts, '', `limit 25 offset ${(facts.lastPage - 1) * 25}`), values: none }),
  },
  {
    part: 'lists',
    name: 'sale-invoice/list, a month counted',
    paths: () => [`/sale-invoice/list?dateFrom=${days.from}&dateTo=${days.to}&count=exact`],
    floor: ({ shown }) => ({
      text: `select json_build_object('data', (select json_agg(r) from (select ${shown} from sale_invoice
        where date between '${days.from}' and '${days.to}' ${defaultOrder} limit 25) r),
        'total', (select count(*) from sale_invoice where date between '${days.from}' and '${days.to}'))::text as answer`,
      values: none,
    }),
    goal: 0.3,
    growth: 1.5,
  },
  {
    part: 'lists',
    name: 'sale-invoice/list, one customer',
    paths: ({ partyIds }) => partyIds.map((id) => `/sale-invoice/list?partyId=${id}`),
    floor: (facts) => ({ text: invoices(facts, 'where party_id = $1'), values: facts.partyIds.map((id) => [id]) }),
    goal: 0.4,
    growth: 1.5,
  },
  ...[
    ['number', folded('number')],
    ['dueDate', 'due_date'],
    ['totalPaise', 'total_paise'],
  ].map(([sort, column]) => ({
    part: 'lists',
    name: `sale-invoice/list, by ${sort}`,
    paths: () => [`/sale-invoice/list?sort=-${sort}`],
    floor: ({ shown }) => ({
      text: asJson(`select ${shown} from sale_invoice order by ${column} desc, id desc limit 25`),
      values: none,
    }),
    goal: 0.4,
    growth: 1.5,
  })),
  ...[
    'purchase-invoice',
    'payment',
    'jobcard',
    'lead',
    'shipment',
    'domestic/jobcard',
    'domestic/shipment',
    'party',
    'audit',
  ].map((record) => ({ part: 'lists', name: `${record}/list, page 1`, paths: () => [`/${record}/list`], growth: 1.5 })),
  ...searchCalls,
  {
    part: 'sums',
    name: 'sale-invoice/list, paid, counted',
    paths: () => ['/sale-invoice/list?status=PAID&count=exact'],
    growth: 1.5,
  },
  {
    part: 'sums',
    name: 'sale-invoice/list, by outstanding',
    paths: () => ['/sale-invoice/list?sort=-outstandingPaise'],
    growth: 1.5,
  },
  { part: 'sums', name: 'bank/list', paths: () => ['/bank/list'], connections: 1, p95: 200 },
  { part: 'sums', name: 'dashboard', paths: () => ['/dashboard/getStats'], connections: 1, p95: 200 },
  ...[
    ['reports/gst'],
    ['reports/ledgers', 'party'],
    ['reports/tds-report'],
    ['reports/expense'],
    ['reports/sale'],
    ['reports/purchase'],
  ].map(([path, rows]) => ({
    part: 'sums',
    name: `${path} of a year`,
    paths: ({ wholeYear: { from, to } }) => [`/${path}?from=${from}&to=${to}`],
    connections: 1,
    p95: 200,
    growth: 2,
    rows,
  })),
  ...[
    [
      'reports/ledgers',
      'the year so far',
      ({ year: { from, to } }) => [`/reports/ledgers?from=${from}&to=${to}`],
      'party',
    ],
    ['reports/trial-balance', 'a day', ({ year: { to } }) => [`/reports/trial-balance?at=${to}`]],
    ['reports/balance-sheet', 'a day', ({ year: { to } }) => [`/reports/balance-sheet?at=${to}`]],
    [
      'reports/profit-and-loss',
      'the year so far',
      ({ year: { from, to } }) => [`/reports/profit-and-loss?from=${from}&to=${to}`],
    ],
    ['reports/ageing', 'by customer', ({ year: { to } }) => [`/reports/ageing?at=${to}&pageSize=100`]],
    [
      'reports/ledger-details',
      'the largest customer',
      ({ largestPartyId, wholeYear: { from, to } }) => [
        `/reports/ledger-details?partyId=${largestPartyId}&from=${from}&to=${to}`,
      ],
    ],
    ...[
      ['tds-report', ['party', 'section', 'quarter']],
      ['expense', ['month', 'party', 'job', 'document']],
      ['sale', ['month', 'party', 'sac', 'job']],
      ['purchase', ['month', 'party', 'sac', 'job']],
    ].flatMap(([report, groupings]) =>
      groupings.map((grouping) => [
        `reports/${report}`,
        `by ${grouping}`,
        // A page, as the screens ask: of fewer than 5,000 rows all would be answered at once.
        ({ wholeYear: { from, to } }) => [`/reports/${report}?from=${from}&to=${to}&groupBy=${grouping}&pageSize=100`],
        // How many jobs, and how many parties on which side, is counted in an index, an entry of each month that they are in.
        (['sale', 'purchase'].includes(report) && grouping === 'job') ||
        (report === 'tds-report' && grouping === 'party')
          ? grouping
          : undefined,
      ]),
    ),
    [
      'reports/tds-report',
      'by party, all at once',
      ({ wholeYear: { from, to } }) => [`/reports/tds-report?from=${from}&to=${to}&groupBy=party`],
      'party',
    ],
  ].map(([report, of, paths, rows]) => ({
    ...{ part: 'sums', name: `${report}, ${of}`, paths, connections: 1, ms: 600 },
    p95: 200,
    growth: 2,
    rows,
  })),
  { part: 'sums', name: 'reports/ledgers, ten at once', paths: ledgersOf, connections: 10, ms: 2_000 },
  {
    ...{ part: 'sums', name: 'sale-invoice/list beside ten ledgers', paths: () => ['/sale-invoice/list'] },
    beside: { paths: ledgersOf, connections: 10 },
    ...{ connections: 1, ms: 2_000, p95: 200 },
  },
  ...deskCalls,
  ...[1, 10, 32].map((connections) => ({
    ...{ part: 'writes', name: `sale-invoice/add and issue, ${connections} at once`, requests: invoicesTo },
    ...{ written: true, connections, ms: 2_000, goal: 0.5 },
  })),
  ...[1, 32].map((connections) => ({
    ...{ part: 'writes', name: `the same, commits not awaited, ${connections} at once`, requests: invoicesTo },
    ...{ written: true, connections, ms: 1_000, commits: false },
  })),
];
