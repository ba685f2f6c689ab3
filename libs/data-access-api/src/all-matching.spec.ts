import { defineEndpoint, type ListInput, type Page } from '@freightdesk/shared-endpoint';
import { allMatching } from './all-matching';
import { configureApi } from './configuration';

interface Bank {
  id: number;
}

const listBanks = defineEndpoint<ListInput, Page<Bank>>({
  name: 'banks.list',
  method: 'GET',
  path: '/bank/list',
  access: 'bank.read',
  summary: 'Banks.',
});

const total = 250;

/** Banks by number; told by where the last page ended, or by pages alone where the order of the list has no such place. */
function serve({ byCursor }: { byCursor: boolean }): unknown[] {
  const asked: unknown[] = [];
  configureApi({
    baseUrl: '/api',
    readToken: () => null,
    onSessionEnd: () => undefined,
    adapter: async (config) => {
      const { page = 1, after, ...rest } = config.params;
      asked.push({ ...rest, ...(after ? { after } : { page }) });
      const from = after ? Number(after) : (page - 1) * 100;
      const data = Array.from({ length: Math.min(100, total - from) }, (_, index) => ({ id: from + index }));
      const end = from + data.length;
      const nextCursor = byCursor && end < total ? String(end) : null;
      return {
        data: { data, page, pageSize: 100, total, totalIsExact: true, nextCursor },
        status: 200,
        statusText: '',
        headers: {},
        config,
      };
    },
  });
  return asked;
}

it.each([
  [true, [{ page: 1 }, { after: '100' }, { after: '200' }]],
  [false, [{ page: 1 }, { page: 2 }, { page: 3 }]],
])('all that match are read once each, by where a page ended: %s', async (byCursor, places) => {
  const asked = serve({ byCursor });
  const told: number[] = [];
  const gathering = { told: (count: number) => void told.push(count), signal: new AbortController().signal };

  const rows = await allMatching(listBanks, { page: 3, pageSize: 25, q: 'HDFC', sort: 'name' }, gathering);

  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(told).toEqual([100, 200, 250]);
  expect(asked).toEqual(places.map((place) => ({ ...place, q: 'HDFC', sort: 'name', pageSize: 100 })));
});
