import type { BusinessDate } from '@freightdesk/shared-calendar';
import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { type AddExchangeRateInput, rateOfDay } from '@freightdesk/tax-contract';
import { exchangeRateInput } from '@freightdesk/tax-contract/testing';
import { registerExchangeRates } from './exchange-rate.routes';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerExchangeRates, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const post = (body: object) => api.post('/exchange-rate/add', body, { as: 'ACCOUNT' });
const add = async (changes: Partial<AddExchangeRateInput> = {}) =>
  (await post(exchangeRateInput(changes))).expect(201).data;

/** What a form would propose. */
async function proposed(date: BusinessDate): Promise<string | undefined> {
  const { currency, dateTo, sort, pageSize } = rateOfDay('USD', date);
  const query = `currency=${currency}&dateTo=${dateTo}&sort=${sort}&pageSize=${pageSize}`;
  const { body } = (await api.get(`/exchange-rate/list?${query}`, { as: 'ACCOUNT' })).expect(200);
  return body.data[0]?.rate;
}

it('of a day is the last one before it, of its currency', async () => {
  await add({ date: '2026-11-18', rate: '88.10' });
  await add({ date: '2026-11-20', rate: '88.45' });
  await add({ date: '2026-11-19', currency: 'EUR', rate: '102.30' });

  expect(await proposed('2026-11-17')).toBeUndefined();
  expect(await proposed('2026-11-19')).toBe('88.10');
  expect(await proposed('2026-11-20')).toBe('88.45');
  expect(await proposed('2026-12-01')).toBe('88.45');
});

it('that was wrong is followed by another of the same day, and none is changed', async () => {
  const wrong = await add({ rate: '8.845' });
  api.clock.set(new Date(api.clock.now().getTime() + 1000));
  await add({ rate: '88.45' });

  expect(await proposed('2026-11-20')).toBe('88.45');
  await expect(
    api.db.updateTable('exchangeRate').set({ rate: '1' }).where('id', '=', wrong.id).execute(),
  ).rejects.toThrow();
});

it('of every currency on a day are known to whoever prices something', async () => {
  await add({ date: '2026-11-18', rate: '88.10' });
  await add({ date: '2026-11-20', rate: '8.845' });
  api.clock.set(new Date(api.clock.now().getTime() + 1000));
  await add({ date: '2026-11-20', rate: '88.45' });
  await add({ date: '2026-11-19', currency: 'EUR', rate: '102.30' });
  await add({ date: '2026-11-21', currency: 'EUR', rate: '103' });

  const { data } = (await api.get('/exchange-rate/of-day?date=2026-11-20', { as: 'INTERNATIONAL' })).expect(200);
  expect(data.rates).toEqual([
    { currency: 'EUR', date: '2026-11-19', rate: '102.30' },
    { currency: 'USD', date: '2026-11-20', rate: '88.45' },
  ]);
});

it('bears its source, and its trail', async () => {
  const { id } = await add();

  const trail = await api.db.selectFrom('auditEvent').select('action').where('recordId', '=', id).execute();
  expect(trail).toEqual([{ action: 'add' }]);
});

it.each([
  ['of rupees', { currency: 'INR' }, 'currency'],
  ['of nothing', { rate: '0.00' }, 'rate'],
  ['of no day', { date: '2026-02-30' }, 'date'],
  ['without a source', { source: '' }, 'source'],
])('a rate %s is refused', async (_what, wrong, field) => {
  const { problem } = await post({ ...exchangeRateInput(), ...wrong });

  expect(problem).toMatchObject({ status: 422, errors: [{ field }] });
});

it.each([
  ['ADMIN', 200, 201],
  ['MARKETING', 403, 403],
  ['INTERNATIONAL', 403, 403],
  ['DOMESTIC', 403, 403],
  ['ACCOUNT', 200, 201],
] as const)('%s reads with %i and adds with %i', async (role, reads, adds) => {
  expect((await api.get('/exchange-rate/list', { as: role })).status).toBe(reads);
  expect((await api.post('/exchange-rate/add', exchangeRateInput(), { as: role })).status).toBe(adds);
});
