import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { type AddSacInput, type Sac, serviceNames } from '@freightdesk/tax-contract';
import { chargeHeadInput, sacInput } from '@freightdesk/tax-contract/testing';
import { registerChargeHeads } from '../charge-head/charge-head.routes';
import { registerSacs } from './sac.routes';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({
    register: (routes) => {
      registerSacs(routes);
      registerChargeHeads(routes);
    },
    now: '2026-11-21T06:00:00Z',
  });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const post = (path: string, body: object) => api.post(`/sac/${path}`, body, { as: 'ADMIN' });
const add = async (changes: Partial<AddSacInput> = {}): Promise<Sac> =>
  (await post('add', sacInput(changes))).expect(201).data;
const listed = async (query = ''): Promise<Sac[]> =>
  (await api.get(`/sac/list?pageSize=100&${query}`, { as: 'ACCOUNT' })).expect(200).body.data;
const codes = async (query: string) => (await listed(query)).map(({ code }) => code);

it('a new company has the services of a forwarder, which its pages name in each language', async () => {
  const sacs = await listed();

  expect(Object.fromEntries(sacs.map(({ code, description }) => [code, description]))).toEqual(serviceNames);
  expect(sacs.every(({ active, version }) => active && version === 1)).toBe(true);
});

describe('a SAC', () => {
  it.each([
    ['of another chapter', { code: '860900' }, 'code'],
    ['of five digits', { code: '99652' }, 'code'],
    ['without a code', { code: '' }, 'code'],
    ['that stands for nothing', { description: ' ' }, 'description'],
  ])('%s is refused', async (_what, wrong, field) => {
    const { problem } = await post('add', { ...sacInput(), ...wrong });

    expect(problem.status).toBe(422);
    expect(problem.errors?.map((error) => error.field)).toContain(field);
  });

  it('is in the list once', async () => {
    const { problem } = await post('add', sacInput({ code: '996521' }));

    expect(problem).toMatchObject({ status: 409, code: 'duplicate_sac' });
  });

  it('is changed with a trail of before and after, and keeps its code', async () => {
    const { id, version } = await add();

    const { data } = (await post('update', { id, version, description: 'Letting of warehouses' })).expect(200);

    const trail = await api.db.selectFrom('auditEvent').selectAll().where('recordId', '=', id).execute();
    expect(data).toMatchObject({ code: '997212', description: 'Letting of warehouses', active: true, version: 2 });
    expect((await api.get(`/sac/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data).toEqual(data);
    expect(trail.map(({ action }) => action).sort()).toEqual(['add', 'update']);
    expect((await post('update', { id, version, active: false })).problem).toMatchObject({ code: 'stale_version' });
  });

  it('that is out of use stays readable, and on the heads that bear it', async () => {
    const { id, code, version } = await add();
    (await api.post('/charge-head/add', chargeHeadInput({ sac: code }), { as: 'ACCOUNT' })).expect(201);

    (await post('update', { id, version, active: false })).expect(200);

    const heads = (await api.get(`/charge-head/list?q=${code}`, { as: 'ACCOUNT' })).expect(200).data;
    expect(heads).toMatchObject([{ sac: code }]);
    expect(await codes('active=false')).toEqual([code]);
  });

  it('that nobody keeps may be borne by a head all the same', async () => {
    (await api.post('/charge-head/add', chargeHeadInput({ sac: '9973' }), { as: 'ACCOUNT' })).expect(201);

    expect(await codes('q=9973')).toEqual([]);
  });
});

describe('the list', () => {
  it.each([
    ['ADMIN', 200, 201],
    ['ACCOUNT', 200, 403],
    ['MARKETING', 403, 403],
    ['INTERNATIONAL', 403, 403],
    ['DOMESTIC', 403, 403],
  ] as const)('is read by %s with %i, who adds with %i', async (role, reads, adds) => {
    expect((await api.get('/sac/list', { as: role })).status).toBe(reads);
    expect((await api.post('/sac/add', sacInput(), { as: role })).status).toBe(adds);
  });

  it('is searched by code and words, and sorted', async () => {
    expect(await codes('q=99681')).toEqual(['996812']);
    expect(await codes('q=customs')).toEqual(['996712']);
    expect((await codes('sort=-code'))[0]).toBe('998599');
    expect((await codes('sort=description'))[0]).toBe('996531');
  });

  it('is taken along as a table', async () => {
    const file = (await api.get('/sac/list?format=csv', { as: 'ACCOUNT' })).expect(200);

    expect(file.bytes.toString()).toContain('996521,Ocean and coastal transport of goods');
  });
});
