import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { type AddChargeHeadInput, type ChargeHead, chargeHeadProblems } from '@freightdesk/tax-contract';
import { chargeHeadInput } from '@freightdesk/tax-contract/testing';
import { registerChargeHeads } from './charge-head.routes';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerChargeHeads, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const post = (path: string, body: object) => api.post(`/charge-head/${path}`, body, { as: 'ACCOUNT' });
const add = async (changes: Partial<AddChargeHeadInput> = {}): Promise<ChargeHead> =>
  (await post('add', chargeHeadInput(changes))).expect(201).data;
const listed = async (query: string): Promise<ChargeHead[]> =>
  (await api.get(`/charge-head/list?pageSize=100&${query}`, { as: 'DOMESTIC' })).expect(200).body.data;

describe('a new company', () => {
  it('has the usual heads of a forwarder, each with its SAC and its rate by date', async () => {
    const heads = new Map((await listed('')).map((head) => [head.name, head]));

    expect(heads.get('Ocean freight')).toMatchObject({ sac: '996521', incomeAccountCode: '4010' });
    expect(heads.get('Ocean freight')?.rates).toMatchObject([{ gstRate: '5', taxability: 'TAXABLE' }]);
    expect(heads.get('Rail freight')?.rates.map(({ from, gstRate }) => [from, gstRate])).toEqual([
      ['2017-07-01', '12'],
      ['2025-09-22', '18'],
    ]);
    expect(heads.get('Customs duty paid on behalf')).toMatchObject({ sac: null, rates: [], pureAgent: true });
    expect([...heads.values()].every(({ sac, rates }) => (sac === null) === (rates.length === 0))).toBe(true);
  });

  it('has heads that a person could have added as they are', async () => {
    expect((await listed('')).flatMap(chargeHeadProblems)).toEqual([]);
  });
});

describe('a charge head', () => {
  it('keeps its rates in the order of their days, whatever order they come in', async () => {
    const later = { from: '2025-09-22', gstRate: '18', taxability: 'TAXABLE' as const, source: 'Notification 15/2025' };
    const { rates } = await add({ rates: [later, { from: '2017-07-01', gstRate: '12', taxability: 'TAXABLE' }] });

    expect(rates).toEqual([{ from: '2017-07-01', gstRate: '12', taxability: 'TAXABLE', source: null }, later]);
  });

  it.each([
    [
      'a rate that the law does not have on its day',
      { rates: [{ from: '2026-04-01', gstRate: '12', taxability: 'TAXABLE' }] },
      'rates.0.gstRate',
    ],
    ['what is no SAC', { sac: '9' }, 'sac'],
    ['a pure agent who acts as principal', { pureAgent: true }, 'actsAs'],
    ['income booked to a cost', { incomeAccountCode: '5010' }, 'incomeAccountCode'],
    ['a cost booked to the debtors', { costAccountCode: '1200' }, 'costAccountCode'],
    ['a cost booked to no account by name', { costAccountCode: '' }, 'costAccountCode'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { problem } = await post('add', { ...chargeHeadInput(), ...wrong });

    expect(problem).toMatchObject({ status: 422, errors: [{ field }] });
  });

  it.each([
    ['name', { name: 'OCEAN freight' }],
    ['code', { code: 'oft' }],
  ])('of the same %s is there once', async (_what, same) => {
    const { problem } = await post('add', chargeHeadInput(same));

    expect(problem).toMatchObject({ status: 409, code: 'duplicate_charge_head' });
  });

  it('is right as a whole after a change', async () => {
    const { id, version } = await add({ actsAs: 'AGENT', pureAgent: true });

    const { problem } = await post('update', { id, version, actsAs: 'PRINCIPAL' });

    expect(problem).toMatchObject({ status: 422, errors: [{ field: 'actsAs' }] });
  });

  it('is changed with a trail of before and after', async () => {
    const { id, version } = await add();

    const { data } = (await post('update', { id, version, code: 'FDR', active: false })).expect(200);

    const trail = await api.db.selectFrom('auditEvent').selectAll().where('recordId', '=', id).orderBy('at').execute();
    expect(data).toMatchObject({ code: 'FDR', active: false, version: 2 });
    expect(trail.map(({ action }) => action).sort()).toEqual(['add', 'update']);
    expect((await post('update', { id, version, code: 'X' })).problem).toMatchObject({ code: 'stale_version' });
  });
});

describe('the list', () => {
  it.each([
    ['ADMIN', 200, 201],
    ['MARKETING', 200, 403],
    ['INTERNATIONAL', 200, 403],
    ['DOMESTIC', 200, 403],
    ['ACCOUNT', 200, 201],
  ] as const)('is read by %s with %i, who adds with %i', async (role, reads, adds) => {
    expect((await api.get('/charge-head/list', { as: role })).status).toBe(reads);
    expect((await api.post('/charge-head/add', chargeHeadInput(), { as: role })).status).toBe(adds);
  });

  it('is searched by name, code and SAC, filtered and sorted', async () => {
    const { id, version } = await add({ name: 'Buoy hire', code: 'BUOY', sac: '998599', rates: [] });
    (await post('update', { id, version, active: false })).expect(200);
    const names = async (query: string) => (await listed(query)).map(({ name }) => name);

    expect(await names('q=buoy&active=false')).toEqual(['Buoy hire']);
    expect(await names('q=998599')).toEqual(['Buoy hire']);
    expect((await names('sort=-name'))[0]).toBe('Warehousing');
    expect(await names('q=buoy&active=true')).toEqual([]);
  });

  it('of accounts has those that earn and those that cost', async () => {
    const { data } = (await api.get('/charge-head/accounts', { as: 'ACCOUNT' })).expect(200);

    expect(data.income).toContainEqual({ code: '4010', name: 'Ocean freight income' });
    expect(data.cost).toContainEqual({ code: '5010', name: 'Ocean freight cost' });
  });
});

describe('charge heads of a file', () => {
  const send = (rows: string[]) => {
    const form = new FormData();
    form.append('file', new Blob([['Name,SAC,GST rate,From,Charged,Pure agent', ...rows].join('\n')]), 'heads.csv');
    return api.post('/import/charge-heads/commit', form, { as: 'ACCOUNT' });
  };

  it('are taken each as the form takes one, with choices as clerks say them', async () => {
    (await send(['Scanning at port,996719,18%,22-09-2025,Per container,', 'Stamp duty,,,,At actual,no'])).expect(200);

    const heads = new Map((await listed('')).map((head) => [head.name, head]));
    expect(heads.get('Scanning at port')).toMatchObject({
      ...{ sac: '996719', basis: 'PER_CONTAINER', active: true },
      rates: [{ from: '2025-09-22', gstRate: '18', taxability: 'TAXABLE' }],
    });
    expect(heads.get('Stamp duty')).toMatchObject({ sac: null, rates: [], basis: 'AT_ACTUAL' });
  });

  it('are refused whole where one is wrong, each fault at its row and column', async () => {
    const before = await listed('');
    const { problem } = await send(['Scanning at port,,17,,,', 'Ocean freight,,,,,']);

    expect(problem.errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'rows.2.gstRate', code: 'rate_not_in_force' })]),
    );
    expect(await listed('')).toEqual(before);
  });
});
