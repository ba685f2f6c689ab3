import type { Db } from '@freightdesk/shared-database';
import { createFreshDatabase } from '@freightdesk/shared-database/testing';
import { defineList } from '@freightdesk/shared-endpoint';
import { sql } from 'kysely';
import { pagesOf } from './pages-of';
import { parseListRequest } from './parse-list-request';
import { likeAll, searchText } from './searched';

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

const carriers = sql`(values (1, 'Steel Road Carriers'), (2, 'Steel Works'), (3, 'Others')) as carrier(id, name)`;

/** Most go by a carrier who has both words in its name; some have one word there and one in their own note; some both in the note. */
const loads = sql<Load>`(
  select load.id::uuid, number, note, carrier_id, carrier.name as carrier_name from (
    select '00000000-0000-7000-8000-' || lpad(n::text, 12, '0') as id, 'N' || lpad(n::text, 4, '0') as number,
      case when n <= 2300 then 1 when n <= 2400 then 2 else 3 end as carrier_id,
      case when n <= 2300 then '' when n <= 2400 then case when n % 2 = 0 then 'by road' else '' end
        else (array['steel by road', 'steel', ''])[n % 3 + 1] end as note
    from generate_series(1, 2600) as n) as load join ${carriers} on carrier.id = carrier_id)`;

const list = defineList({
  fields: { id: { kind: 'id' }, number: { kind: 'text' }, note: { kind: 'text' }, carrierName: { kind: 'text' } },
  filters: { number: {} },
  sorts: ['number'],
  defaultSort: 'number',
  search: ['note', 'carrierName'],
});

const pages = pagesOf<Load, string>(() => loads, {
  list,
  searched: {
    own: ['note'],
    related: {
      carrierName: {
        key: 'carrierId',
        ids: (patterns) => sql`select id from ${carriers} where ${likeAll(searchText([sql`name`]), patterns)}`,
      },
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
    ['where there is one word', 'steel', (n: number) => n <= 2400 || n % 3 < 2],
  ])('%s', async (_how, q, wanted) => {
    const expected = numbers(wanted);

    expect(await walked({ q })).toEqual({ found: expected, total: expected.length });
  });
});
