/** What `npm run bench` asks of the searches, in the form of `calls.data.mjs`. */
import { folded, invoices } from './invoice-floor.mjs';

/** Two letters of the first word changed about. */
const withSlip = (name) => `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
const words = (name) => name.split(' ').slice(0, 2).join(' ');

export const searchCalls = [
  {
    part: 'search',
    name: 'search invoices by number',
    paths: ({ invoiceNumbers }) => invoiceNumbers.map((number) => `/sale-invoice/list?q=${encodeURIComponent(number)}`),
    floor: (facts) => ({
      text: invoices(facts, `where ${folded('number')} like lower('%' || $1 || '%')`),
      values: facts.invoiceNumbers.map((number) => [number]),
    }),
    goal: 0.3,
    p95: 25,
  },
  {
    part: 'search',
    name: 'search invoices by the end of a number',
    paths: ({ invoiceNumbers }) => invoiceNumbers.map((number) => `/sale-invoice/list?q=${number.slice(-6)}`),
    p95: 25,
  },
  {
    part: 'search',
    name: 'search invoices by a customer',
    paths: ({ partyNames }) => partyNames.map((name) => `/sale-invoice/list?q=${encodeURIComponent(name)}`),
    p95: 25,
  },
  {
    part: 'search',
    name: 'search invoices by the largest customer',
    paths: ({ largestPartyName }) => [`/sale-invoice/list?q=${encodeURIComponent(largestPartyName)}`],
    p95: 25,
  },
  {
    part: 'search',
    name: 'search invoices by two usual words',
    paths: ({ partyNames }) => partyNames.map((name) => `/sale-invoice/list?q=${encodeURIComponent(words(name))}`),
    p95: 25,
  },
  {
    part: 'search',
    name: 'search invoices by a usual word and a year',
    paths: ({ partyNames, invoiceNumbers }) =>
      partyNames.map((name, at) => {
        const [series, year] = (invoiceNumbers[at % invoiceNumbers.length] ?? '').split('/');
        return `/sale-invoice/list?q=${encodeURIComponent(`${name.split(' ')[0]} ${series}/${year}`)}`;
      }),
    p95: 25,
  },
  {
    part: 'search',
    name: 'search invoices by a usual word and two letters',
    paths: ({ partyNames }) => partyNames.map((name) => `/sale-invoice/list?q=${name.split(' ')[0]}%20si`),
    p95: 25,
  },
  {
    part: 'search',
    name: 'search invoices, nothing found',
    paths: () => ['/sale-invoice/list?q=zyxwvut'],
    p95: 25,
  },
  ...['purchase-invoice', 'payment', 'jobcard', 'lead', 'domestic/jobcard', 'party'].map((record) => ({
    part: 'search',
    name: `search ${record} by a name`,
    paths: ({ partyNames }) => partyNames.map((name) => `/${record}/list?q=${encodeURIComponent(words(name))}`),
    p95: 25,
  })),
  {
    part: 'search',
    name: 'search payment by number',
    paths: ({ paymentNumbers }) => paymentNumbers.map((number) => `/payment/list?q=${encodeURIComponent(number)}`),
    p95: 25,
  },
  {
    part: 'search',
    name: 'search jobcard by number',
    paths: ({ jobNumbers }) => jobNumbers.map((number) => `/jobcard/list?q=${encodeURIComponent(number)}`),
    p95: 25,
  },
  ...[
    ['by number', ({ invoiceNumbers }) => invoiceNumbers],
    ['by a number without its separators', ({ jobNumbers }) => jobNumbers.map((number) => number.replace(/\W/g, ''))],
    ['by the last digits', ({ paymentNumbers }) => paymentNumbers.map((number) => number.slice(-4))],
    ['by a name', ({ partyNames }) => partyNames],
    ['by a slip in a name', ({ partyNames }) => partyNames.map(withSlip)],
    ['by the largest customer', ({ largestPartyName }) => [largestPartyName]],
    ['by a place', () => ['nhava sheva', 'hamburg', 'mundra', 'pune']],
    ['nothing found', () => ['zyxwvut']],
  ].map(([how, typed]) => ({
    part: 'search',
    name: `search everything ${how}`,
    paths: (facts) => typed(facts).map((q) => `/search?q=${encodeURIComponent(q)}`),
    p95: 25,
  })),
];
