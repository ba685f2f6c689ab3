import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { journalInput } from '@freightdesk/ledger-contract/testing';
import { ledgerPorts } from '../ledger-ports.builder';
import { registerLedger } from '../register-ledger';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerLedger(kit, ledgerPorts()), now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const add = async (name: string, group = '60') => (await post('/account/add', { name, group })).expect(201).data;
const list = async (query = '') => (await api.get(`/account/list${query}`, { as: 'ACCOUNT' })).expect(200).body.data;

it('of our own gets the next free code of its group, and is told with what stands on it', async () => {
  const travel = await add('Travel');
  await add('Telephone');
  const lines = [
    { accountCode: travel.code, debitPaise: 5_00 },
    { accountCode: '2900', creditPaise: 5_00 },
  ];
  (await post('/journal/add', journalInput({ lines }))).expect(201);

  const own = await list('?isOwn=true');
  expect(
    own.map(({ code, name, kind, balancePaise }: Record<string, unknown>) => [code, name, kind, balancePaise]),
  ).toEqual([
    ['6001', 'Travel', 'INDIRECT_EXPENSE', 5_00],
    ['6002', 'Telephone', 'INDIRECT_EXPENSE', 0],
  ]);
  expect((await list('?sort=balancePaise&pageSize=1'))[0]).toMatchObject({ code: '2900', balancePaise: -5_00 });
});

it('is never of a group of tax or of parties, nor called as another one', async () => {
  expect((await post('/account/add', { name: 'Own tax', group: '22' })).status).toBe(422);
  await add('Travel');
  const again = await post('/account/add', { name: 'travel', group: '60' });
  expect([again.status, again.problem.code]).toEqual([409, 'same_account']);
});

it('that is archived takes no journal, and may be taken back into use', async () => {
  const { id, version, code } = await add('Travel');
  const archived = (await post('/account/update', { id, version, active: false })).expect(200).data;
  const lines = [
    { accountCode: code, debitPaise: 5_00 },
    { accountCode: '2900', creditPaise: 5_00 },
  ];

  expect((await post('/journal/add', journalInput({ lines }))).problem.code).toBe('archived_account');
  (await post('/account/update', { id, version: archived.version, active: true })).expect(200);
  (await post('/journal/add', journalInput({ lines }))).expect(201);
});

it('that every company has is neither renamed nor archived', async () => {
  const [rent] = await list('?code=6010');
  const { status, problem } = await post('/account/update', { id: rent.id, version: rent.version, active: false });

  expect([status, problem.code]).toEqual([409, 'seeded_account']);
});
