/** What `npm run bench` asks of the searches, in the form of `calls.data.mjs`. */
import { ofName, ofNumber } from './invoice-floor.mjs';

/** Two letters of the first word changed about. */
const withSlip = (name) => `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
const words = (name) => name.split(' ').slice(0, 2).join(' ');
const yearOf = (number) => number?.split('/').slice(0, 2).join('/') ?? '';

/** Invoices by what is typed; the floor is asked for a name, and for what else stands beside it in the number. */
const byName = (how, typed) => ({
  part: 'search',
  name: `search invoices${how}`,
  paths: (facts) => typed(facts).map((words) => `/sale-invoice/list?q=${encodeURIComponent(words.join(' '))}`),
  floor: (facts) => ({ text: ofName(facts, typed(facts)[0]?.[1]), values: typed(facts) }),
  goal: 0.3,
  p95: 25,
});

export const searchCalls = [
  {
    part: 'search',
    name: 'search invoices by number',
    paths: ({ invoiceNumbers }) => invoiceNumbers.map((number) => `/sale-invoice/list?q=${encodeURIComponent(number)}`),
    floor: (facts) => ({ text: ofNumber(facts), values: facts.invoiceNumbers.map((number) => [number]) }),
    goal: 0.3,
    p95: 25,
  },
  {
    part: 'search',
    name: 'search invoices by the end of a number',
    paths: ({ invoiceNumbers }) => invoiceNumbers.map((number) => `/sale-invoice/list?q=${number.slice(-6)}`),
    p95: 25,
  },
  byName(' by a customer', ({ partyNames }) => partyNames.map((name) => [name])),
  byName(' by the largest customer', ({ largestPartyName }) => [[largestPartyName]]),
  byName(' by two usual words', ({ partyNames }) => partyNames.map((name) => [words(name)])),
  byName(' by a usual word and a year', ({ partyNames, invoiceNumbers }) =>
    partyNames.map((name, at) => [name.split(' ')[0], yearOf(invoiceNumbers[at % invoiceNumbers.length])]),
  ),
  byName(' by a usual word and two letters', ({ partyNames }) => partyNames.map((name) => [name.split(' ')[0], 'si'])),
  byName(', nothing found', () => [['zyxwvut']]),
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
