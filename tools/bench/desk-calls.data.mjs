/**
 * What `npm run bench` asks of the reports and panels that people open beside lists, in the form of `calls.data.mjs`. One connection:
 * how long a person waits, and whether it grows with the company.
 */
const waits = { connections: 1, ms: 400, p95: 200 };
const report = (name, paths, rows) => ({ ...waits, part: 'reports', name, paths, growth: 2, rows });
const panel = (name, paths) => ({ ...waits, part: 'desk', name, paths, growth: 2 });
/** A panel that tells each open document of a party; the largest has a hundred times as many. */
const documentsOf = (name, paths) => ({ ...panel(name, paths), rows: 'document' });
/** A panel that tells each entry of a bank that is on its way. */
const entriesOf = (name, paths) => ({ ...panel(name, paths), rows: 'entry' });

const ageing = (name, query) =>
  report(`reports/ageing, ${name}`, ({ year: { to } }) => [`/reports/ageing?at=${to}&pageSize=100${query}`]);
const wholeYear = (path, query = '') => [
  `${path} of a year${query && `, by ${query}`}`,
  ({ wholeYear: { from, to } }) => [`/${path}?from=${from}&to=${to}${query && `&groupBy=${query}&pageSize=100`}`],
];

export const deskCalls = [
  ageing('customers', ''),
  ageing('customers, document by document', '&groupBy=document'),
  ageing('vendors', '&side=PAYABLE'),
  report('reports/ageing, a year ago', ({ wholeYear: { to } }) => [`/reports/ageing?at=${to}&pageSize=100`]),
  report('reports/trial-balance, a year ago', ({ wholeYear: { to } }) => [`/reports/trial-balance?at=${to}`]),
  report('reports/balance-sheet, a year ago', ({ wholeYear: { to } }) => [`/reports/balance-sheet?at=${to}`]),
  report(...wholeYear('reports/margin-leaks', 'kind')),
  report(...wholeYear('reports/profit-and-loss')),
  ...['job', 'party', 'mode', 'month'].map((grouping) => report(...wholeYear('reports/job-profit', grouping))),
  report(
    'reports/job-profit of a year, by party, all at once',
    ({ wholeYear: { from, to } }) => [`/reports/job-profit?from=${from}&to=${to}&groupBy=party`],
    'party',
  ),
  report('gst/gstr1 of a month', () => ['/gst/gstr1?period=092026'], 'document'),
  report('gst/gstr3b of a month', () => ['/gst/gstr3b?period=092026']),
  panel('jobcard/profit', ({ jobIds }) => jobIds.map((id) => `/jobcard/profit?id=${id}`)),
  panel('charges to bill a customer', ({ partyIds, largestPartyId }) =>
    [largestPartyId, ...partyIds].map((id) => `/sale-invoice/billable-charges?partyId=${id}`),
  ),
  panel('who is to be billed', () => ['/sale-invoice/unbilled-customers']),
  documentsOf('what a payment may settle, the largest customer', ({ largestPartyId }) => [
    `/payment/outstanding?partyId=${largestPartyId}`,
  ]),
  documentsOf('what a payment may settle, the largest vendor', ({ largestVendorId }) => [
    `/payment/outstanding?partyId=${largestVendorId}&direction=PAYMENT`,
  ]),
  panel('party/figures, the largest customer', ({ largestPartyId }) => [`/party/figures?id=${largestPartyId}`]),
  panel('bank/proposals', ({ toldBankId }) => [`/bank/proposals?bankId=${toldBankId}`]),
  entriesOf('bank/reconciliation', ({ toldBankId, year: { to } }) => [
    `/bank/reconciliation?bankId=${toldBankId}&at=${to}`,
  ]),
  panel('bank/reconciliation, a year ago', ({ toldBankId, wholeYear: { to } }) => [
    `/bank/reconciliation?bankId=${toldBankId}&at=${to}`,
  ]),
  panel('notification/list', () => ['/notification/list']),
  ...[
    ['quotation/list, page 1', '/quotation/list'],
    ['quotation/list, one customer', ({ largestPartyId }) => `/quotation/list?partyId=${largestPartyId}`],
    ['journal/list, page 1', '/journal/list'],
    ['bank/cheque-list, page 1', '/bank/cheque-list'],
    ['bank/cheque-list, on their way', '/bank/cheque-list?state=ON_ITS_WAY'],
    ['bank/cheque-list, stale', '/bank/cheque-list?state=STALE'],
    ['bank/statement-lines, page 1', '/bank/statement-lines'],
    ['bank/statement-lines, open', '/bank/statement-lines?state=OPEN'],
    ['bank/statement-lines, matched', '/bank/statement-lines?state=MATCHED'],
  ].map(([name, path]) => ({
    ...{ part: 'desk', name, ms: 400, growth: 1.5 },
    paths: (facts) => [typeof path === 'string' ? path : path(facts)],
  })),
];
