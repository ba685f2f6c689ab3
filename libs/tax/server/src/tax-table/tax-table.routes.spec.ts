import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { gstRates, type GstRateRow, tdsRates, type TdsRateRow } from '@freightdesk/tax-contract';
import { registerTaxTables } from './tax-table.routes';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerTaxTables, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());

async function listed<Row>(path: string): Promise<Row[]> {
  return (await api.get(`/${path}/list?pageSize=100`, { as: 'ACCOUNT' })).expect(200).body.data;
}

const byDay = (one: string, other: string) => (one < other ? -1 : 1);

it('the rates of GST that are shown are those that documents are held to', async () => {
  const shown = await listed<GstRateRow>('tax-rate');

  const toldOf = (percent: string, from: string, until: string | null, source: string) =>
    [percent, from, until, source].join('|');
  expect(shown.map(({ percent, from, until, source }) => toldOf(percent, from, until, source)).sort(byDay)).toEqual(
    gstRates.map(({ percent, from, until = null, source }) => toldOf(percent, from, until, source)).sort(byDay),
  );
});

it('the rates of TDS that are shown are those that bills are deducted by', async () => {
  const shown = await listed<TdsRateRow>('tds-rate');

  const ruled = tdsRates.map(({ nature, payee = null, from, until = null, section, code, percent, ...rest }) => ({
    ...{ nature, payee, from, until, section, code, percent, percentWithoutPan: rest.percentWithoutPan },
    ...{ limitPaise: rest.threshold.limitPaise, limitPer: rest.threshold.per },
    ...{ billPaise: rest.threshold.billPaise ?? null, isExcessOnly: rest.threshold.isExcessOnly ?? false },
    ...{ source: rest.source, isToBeConfirmed: rest.isToBeConfirmed ?? false },
  }));
  expect(shown.map(({ id: _id, version: _version, ...row }) => row)).toEqual(expect.arrayContaining(ruled));
  expect(shown).toHaveLength(ruled.length);
});

it.each([
  ['ADMIN', 200],
  ['MARKETING', 403],
  ['INTERNATIONAL', 403],
  ['DOMESTIC', 403],
  ['ACCOUNT', 200],
] as const)('%s is answered %i', async (role, status) => {
  expect((await api.get('/tax-rate/list', { as: role })).status).toBe(status);
  expect((await api.get('/tds-rate/list?nature=CONTRACT&sort=-from', { as: role })).status).toBe(status);
});
