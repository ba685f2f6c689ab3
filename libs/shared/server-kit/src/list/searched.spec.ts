import type { Db } from '@freightdesk/shared-database';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import { defineList } from '@freightdesk/shared-endpoint';
import { sql } from 'kysely';
import { wordsOf } from './list-shape';
import { pagesOf } from './pages-of';
import { parseListRequest } from './parse-list-request';
import { type Related, searchText } from './searched';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await createFreshDatabase(process.env['FREIGHTDESK_TEST_TEMPLATE'] ?? ''));
});
afterAll(() => drop());

interface Load {
  id: string;
  number: string;
  note: string;
  carrierId: number;
  carrierName: string;
}

const carriers = sql`(values (1, 'Steel Road Carriers'), (2, 'Steel Works'), (3, 'Others'), (4, 'Hill Road Lines')) as carrier(id, name)`;

/** Most go by a carrier who has both words in its name; some have one word there and one in their own note; some both in the note. */
const loads = sql<Load>`(
  select load.id::uuid, number, note, carrier_id, carrier.name as carrier_name from (
    select '00000000-0000-7000-8000-' || lpad(n::text, 12, '0') as id, 'N' || lpad(n::text, 4, '0') as number,
      case when n <= 2300 then 1 when n <= 2400 then 2 else 3 end as carrier_id,
      case when n <= 2300 then '' when n <= 2400 then case when n % 2 = 0 then 'by road in 24-25' else '' end
        else (array['steel by road', 'steel', ''])[n % 3 + 1] end as note
    from generate_series(1, 2600) as n) as load join ${carriers} on carrier.id = carrier_id)`;

const list = defineList({
  fields: { id: { kind: 'id' }, number: { kind: 'text' }, note: { kind: 'text' }, carrierName: { kind: 'text' } },
  filters: { number: {} },
  sorts: ['number'],
  defaultSort: 'number',
  search: ['note', 'carrierName'],
});

const byCarrier: Related = {
  key: 'carrierId',
  from: carriers,
  keys: [sql`carrier.id`],
  text: searchText([sql`carrier.name`]),
};

const pages = pagesOf<Load, string>(() => loads, {
  list,
  searched: {
    own: ['note'],
    related: {
      carrierName: byCarrier,
    },
  },
  toRow: ({ number }) => number,
});

async function walked(query: Record<string, string>): Promise<{ found: string[]; total: number }> {
  const found: string[] = [];
  for (let after = ''; ;) {
    const asked = parseListRequest(list, { ...query, pageSize: '100', ...(after && { after }) }, 'ADMIN');
    const { data, total, nextCursor } = await pages(db, asked);
    found.push(...data);
    if (nextCursor === null) return { found, total };
    after = nextCursor;
  }
}

const numbers = (wanted: (n: number) => boolean) =>
  Array.from({ length: 2600 }, (_, index) => index + 1)
    .filter(wanted)
    .map((n) => `N${String(n).padStart(4, '0')}`);

const both = (n: number) => n <= 2300 || (n <= 2400 ? n % 2 === 0 : n % 3 === 0);

describe('a search by two words finds each of them in its own place', () => {
  it.each([
    ['where there are many, by walking the list', 'steel road', both],
    ['where a short word stands beside them', 'steel road by', (n: number) => n > 2300 && both(n)],
    ['where there are few, by putting them in order', 'works road', (n: number) => n > 2300 && n <= 2400 && both(n)],
    ['where a year stands beside them', '24-25 road steel', (n: number) => n > 2300 && n <= 2400 && both(n)],
    ['where there is a year alone', '24-25', (n: number) => n > 2300 && n <= 2400 && both(n)],
    ['where there is one word', 'steel', (n: number) => n <= 2400 || n % 3 < 2],
  ])('%s', async (_how, q, wanted) => {
    const expected = numbers(wanted);

    expect(await walked({ q })).toEqual({ found: expected, total: expected.length });
  });
});

it.each([
  ['the longest first', 'SE Konkan 24 Traders', ['Traders', 'Konkan', 'SE', '24']],
  ['a year behind what is rarer', 'SI/24-25 24- Konkan', ['Konkan', 'SI/24-25', '24-']],
  ['a number with its year as it is', 'SI/24-25/00012 Konkan', ['SI/24-25/00012', 'Konkan']],
  ['years among themselves', '24-25 SI/24-25', ['SI/24-25', '24-25']],
])('words are sought with %s', (_how, q, words) => {
  expect(wordsOf(q)).toEqual(words);
});

interface Trip {
  id: string;
  number: string;
  day: string | null;
  carrierId: number;
  carrierName: string;
}

/** Several of a day, some of none; more of the second carrier than are counted, and two by road. */
const trips = sql<Trip>`(
  select trip.id::uuid, number, day, carrier_id, carrier.name as carrier_name from (
    select '00000000-0000-7000-8000-' || lpad(n::text, 12, '0') as id, 'T' || lpad(n::text, 5, '0') as number,
      case when n % 100 > 0 then '2026-01-01'::date + n * 7 % 50 end as day, case when n <= 300 then 1 when n <= 500 then 4 else 2 end as carrier_id
    from generate_series(1, 11000) as n) as trip join ${carriers} on carrier.id = carrier_id)`;

const tripList = defineList({
  fields: { id: { kind: 'id' }, number: { kind: 'text' }, day: { kind: 'date' }, carrierName: { kind: 'text' } },
  filters: { number: {} },
  sorts: ['day', 'number'],
  defaultSort: '-day,-number',
  search: ['number', 'carrierName'],
});

const tripPages = pagesOf<Trip, string>(() => trips, {
  list: tripList,
  searched: {
    own: ['number'],
    related: {
      carrierName: byCarrier,
    },
  },
  toRow: ({ day, number }) => `${day ?? 'none'} ${number}`,
});

const tripsFound = (query: Record<string, string>) => tripPages(db, parseListRequest(tripList, query, 'ADMIN'));

/** All of them, as they are without a page. */
async function inOrder(among: readonly number[], direction: 'asc' | 'desc'): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select coalesce(day::text, 'none') || ' ' || number as row from ${trips} as trip where carrier_id = any(${among})
    order by day ${sql.raw(direction)}, number ${sql.raw(direction)}`.execute(db);
  return rows.map(({ row }) => row);
}

describe('what is found and of a day is in the order of the days', () => {
  it.each([
    ['the latest first', '-day,-number', 'desc', 'steel road', [1]],
    ['the earliest first', 'day,number', 'asc', 'steel road', [1]],
    ['the latest of several names', '-day,-number', 'desc', 'road', [1, 4]],
    ['the earliest of several names', 'day,number', 'asc', 'road', [1, 4]],
    ['where a short word stands beside them', '-day,-number', 'desc', 'road t0', [1, 4]],
    ['and of more than are counted', '-day,-number', 'desc', 'works', [2]],
  ] as const)('page after page, %s', async (_how, sort, direction, q, among) => {
    const expected = await inOrder(among, direction);
    const found: string[] = [];
    for (let after = ''; found.length < 500;) {
      const { data, nextCursor } = await tripsFound({ q, sort, pageSize: '25', ...(after && { after }) });
      found.push(...data);
      if (nextCursor === null) break;
      after = nextCursor;
    }

    expect(found).toEqual(expected.slice(0, 500));
  });

  it('on a page by its number, too', async () => {
    const expected = await inOrder([1, 4], 'desc');

    const third = await tripsFound({ q: 'road', page: '3', pageSize: '25' });

    expect(third).toMatchObject({ data: expected.slice(50, 75), total: 500, totalIsExact: true });
  });
});

interface MarkedTrip extends Trip {
  tripNumber: number;
  mark: string;
}

const markOf = (n: number) =>
  n % 3 === 0 ? `SE/24-25/${String(n).padStart(4, '0')}` : n % 3 === 1 ? `A1B-${String(n)}` : '12';

/** Numbers of other records that lead to a trip: of two series, one of which has a year, and one number that is of none. */
const marks = sql`(
  select n as trip, case when n % 3 = 0 then 'SE/24-25/' || lpad(n::text, 4, '0') when n % 3 = 1 then 'A1B-' || n::text else '12' end as mark
  from generate_series(1, 500) as n) as marking(trip, mark)`;

const markedTrips = sql<MarkedTrip>`(select trip.*, right(trip.id::text, 12)::int as trip_number, '' as mark from ${trips} as trip)`;

const markedList = defineList({
  fields: {
    ...{ id: { kind: 'id' }, number: { kind: 'text' }, day: { kind: 'date' } },
    ...{ carrierName: { kind: 'text' }, mark: { kind: 'text' } },
  },
  filters: { number: {} },
  sorts: ['day', 'number'],
  defaultSort: '-day,-number',
  search: ['carrierName', 'mark'],
});

const markedPages = pagesOf<MarkedTrip, string>(() => markedTrips, {
  list: markedList,
  searched: {
    own: [],
    related: {
      carrierName: byCarrier,
      mark: {
        key: 'tripNumber',
        from: marks,
        keys: [sql`marking.trip`],
        text: searchText([sql`marking.mark`]),
        hasSeries: true,
      },
    },
  },
  toRow: ({ number }) => number,
});

describe('a word beside a name is looked for in numbers of a series that can hold it alone', () => {
  const words = ['se', '24-', '24-25', '-2', 'b-', '1', '12', '5/', '/04', 'zz', '1b', '25-26', 'SE/24-25/04'];

  it.each(words)('%s', async (word) => {
    const expected = Array.from({ length: 500 }, (_, index) => index + 1)
      .filter((n) => markOf(n).toLowerCase().includes(word.toLowerCase()))
      .map((n) => `T${String(n).padStart(5, '0')}`);
    const found: string[] = [];
    for (let after = ''; ;) {
      const query = { q: `road ${word}`, pageSize: '100', ...(after && { after }) };
      const { data, nextCursor } = await markedPages(db, parseListRequest(markedList, query, 'ADMIN'));
      found.push(...data);
      if (nextCursor === null) break;
      after = nextCursor;
    }

    expect(found.sort()).toEqual(expected);
  });
});
