import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import type { GstRate, GstRateRow, TdsRate, TdsRateRow, UpdateGstRateInput } from '@freightdesk/tax-contract';
import { gstRates, tdsRates } from '@freightdesk/tax-contract/testing';
import { registerTaxTables } from './tax-table.routes';

let api: TestApi;
const used = { isTaxedAt: false, isDeductedFor: false };

beforeAll(async () => {
  api = await startApi({
    register: (server) =>
      registerTaxTables(server, {
        isTaxedAt: async () => used.isTaxedAt,
        isDeductedFor: async () => used.isDeductedFor,
      }),
    now: '2026-11-21T06:00:00Z',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  used.isTaxedAt = false;
  used.isDeductedFor = false;
});

async function listed<Row>(path: string): Promise<Row[]> {
  return (await api.get(`/${path}/list?pageSize=100`, { as: 'ACCOUNT' })).expect(200).body.data;
}
const update = (path: string, body: object) => api.post(`/${path}/update`, body, { as: 'ADMIN' });
const told = ({ percent, from, until }: GstRate) => `${percent}% ${from} ${until ?? ''}`.trim();

async function eighteen(): Promise<GstRateRow> {
  const row = (await listed<GstRateRow>('tax-rate')).find(({ percent }) => percent === '18');
  if (!row) throw new Error('18% is in the table.');
  return row;
}

it('a new store begins with the rates of GST and of TDS as they are published', async () => {
  const gst = await listed<GstRateRow>('tax-rate');
  const tds = await listed<TdsRateRow>('tds-rate');
  const plain = ({ id: _id, version: _version, ...row }: GstRateRow): GstRate => row;
  const plainTds = ({ id: _id, version: _version, ...row }: TdsRateRow): TdsRate => row;

  expect(gst.map(plain)).toEqual(expect.arrayContaining([...gstRates]));
  expect(gst).toHaveLength(gstRates.length);
  expect(tds.map(plainTds)).toEqual(expect.arrayContaining([...tdsRates]));
  expect(tds).toHaveLength(tdsRates.length);
});

it('rates of GST that hold from the same day stand in the order of figures', async () => {
  const sameDay = (await listed<GstRateRow>('tax-rate')).filter(({ from }) => from === '2017-07-01');

  expect(sameDay.map(({ percent }) => percent)).toEqual(['0', '5', '12', '18', '28']);
});

describe('a rate of GST', () => {
  it.each<[string, Omit<UpdateGstRateInput, 'id' | 'version' | 'source'>, string[]]>([
    [
      'gives way to another from a day on',
      { from: '2027-04-01', percent: '20' },
      ['18% 2017-07-01 2027-03-31', '20% 2027-04-01'],
    ],
    [
      'goes on beside another',
      { from: '2027-04-01', percent: '20', stays: true },
      ['18% 2017-07-01', '20% 2027-04-01'],
    ],
    ['ends', { from: '2027-04-01' }, ['18% 2017-07-01 2027-03-31']],
    ['is put right from its own day', { from: '2017-07-01', percent: '18.5' }, ['18.5% 2017-07-01']],
  ])('%s', async (_what, change, rows) => {
    const { id, version } = await eighteen();

    const { body } = (await update('tax-rate', { ...change, id, version, source: 'Notification 1/2027' })).expect(200);

    const stand = (await listed<GstRateRow>('tax-rate')).filter(({ percent }) => /^(18|20)/.test(percent));
    expect(stand.map(told).sort()).toEqual(rows);
    expect(body).toMatchObject({ data: { source: expect.anything() }, warnings: [] });
  });

  it('that posted documents bear is changed with a word of warning, since they keep it', async () => {
    used.isTaxedAt = true;
    const { id, version } = await eighteen();

    const { body } = (await update('tax-rate', { id, version, from: '2026-04-01', source: 'N' })).expect(200);

    expect(body.warnings).toEqual([expect.objectContaining({ field: 'from' })]);
  });

  it.each([
    ['on a day before it holds', { from: '2017-06-30', percent: '20' }, 422, 'row_not_in_force'],
    ['by a rate that is in force', { from: '2027-04-01', percent: '5.00' }, 409, 'rate_stands'],
    ['without a source', { from: '2027-04-01', percent: '20', source: '' }, 422, 'invalid'],
    ['by what is no percentage', { from: '2027-04-01', percent: 20 }, 422, 'invalid'],
    ['by more than all of it', { from: '2027-04-01', percent: '118' }, 422, 'invalid'],
    ['as somebody saw it before another changed it', { from: '2027-04-01', version: 7 }, 409, 'stale_version'],
  ])('is not changed %s', async (_how, change, status, code) => {
    const { id, version } = await eighteen();

    const { body } = await update('tax-rate', { id, version, source: 'N', ...change });

    expect(body).toMatchObject({ status, code });
    expect(await listed('tax-rate')).toHaveLength(gstRates.length);
  });
});

describe('a row of TDS', () => {
  const individuals = async () => {
    const rows = await listed<TdsRateRow>('tds-rate');
    const row = rows.find(({ nature, payee, until }) => nature === 'CONTRACT' && payee === 'INDIVIDUAL' && !until);
    if (!row) throw new Error('Contracts of individuals are in the table.');
    return row;
  };

  it('is followed by one of other terms; what is left out goes on', async () => {
    const { id, version, ...before } = await individuals();

    const { body } = (
      await update('tds-rate', { id, version, from: '2027-04-01', percent: '1.5', source: 'Finance Act 2027' })
    ).expect(200);

    const changed = { ...before, percent: '1.5', from: '2027-04-01', source: 'Finance Act 2027' };
    expect(body.data).toMatchObject(changed);
    expect((await listed<TdsRateRow>('tds-rate')).find((row) => row.id === id)?.until).toBe('2027-03-31');
    const [head] = await api.db.selectFrom('tdsRate').select('head').where('id', '=', body.data.id).execute();
    expect(head).toEqual({ head: 'CONTRACT_INDIVIDUAL' });
  });

  it('is confirmed by the accountant from its own day', async () => {
    const { id, version, from } = await individuals();
    used.isDeductedFor = true;

    const { body } = (
      await update('tds-rate', { id, version, from, code: '1023', isToBeConfirmed: false, source: 'Rules 2026' })
    ).expect(200);

    expect(body.data).toMatchObject({ id, isToBeConfirmed: false, source: 'Rules 2026' });
    expect(body.warnings).toHaveLength(1);
    expect(await listed('tds-rate')).toHaveLength(tdsRates.length);
  });

  it('keeps its section where none is said', async () => {
    const { id, version, from } = await individuals();

    const { body } = await update('tds-rate', { id, version, from, section: ' \uFEFF', source: 'N' });

    expect(body).toMatchObject({ status: 422, errors: [{ field: 'section' }] });
  });
});

it.each([
  ['ADMIN', 200, 404],
  ['MARKETING', 403, 403],
  ['INTERNATIONAL', 403, 403],
  ['DOMESTIC', 403, 403],
  ['ACCOUNT', 200, 403],
] as const)('%s is answered %i, and %i when changing one', async (role, read, change) => {
  const unknown = { id: '01990000-0000-7000-8000-0000000000ff', version: 1, from: '2027-04-01', source: 'N' };

  expect((await api.get('/tax-rate/list', { as: role })).status).toBe(read);
  expect((await api.get('/tds-rate/list?nature=CONTRACT&sort=-from', { as: role })).status).toBe(read);
  expect((await api.post('/tax-rate/update', unknown, { as: role })).status).toBe(change);
  expect((await api.post('/tds-rate/update', unknown, { as: role })).status).toBe(change);
});
