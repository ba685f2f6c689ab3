import { type Db, newId } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { ledgerPorts } from '../ledger-ports.builder';
import { registerLedger } from '../register-ledger';
import { ledgerInvariants } from '../verify/ledger-invariants';

let api: TestApi;

beforeAll(async () => {
  // By their exact names; what else finds one is tried where parties are kept.
  const partiesCalled = async (db: Db, names: readonly string[]) => {
    const found = await db.selectFrom('party').select(['id', 'name']).execute();
    return names.map((called) => ({
      called,
      ids: found.flatMap(({ id, name }) => (name.toLowerCase() === called.toLowerCase() ? [id] : [])),
    }));
  };
  api = await startApi({
    register: (kit) => registerLedger(kit, ledgerPorts({ partiesCalled })),
    now: '2026-11-21T06:00:00Z',
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const stamp = { createdAt: api.clock.now(), createdBy: testActors.ACCOUNT.userId };
  const party = { ...stamp, updatedAt: stamp.createdAt, updatedBy: stamp.createdBy, roles: ['CUSTOMER'] };
  for (const name of ['Coastal Spices', 'Same Name', 'Same Name'])
    await api.db
      .insertInto('party')
      .values({ ...party, id: newId(), name, nameKey: name.toLowerCase() })
      .execute();
});
afterEach(async () => {
  expect(await brokenIn(api.db, ledgerInvariants)).toEqual([]);
});

const send = (call: 'preview' | 'commit', rows: string[], date?: string) => {
  const form = new FormData();
  form.append('file', new Blob([['Account,Party,Debit,Credit', ...rows].join('\n')]), 'openings.csv');
  if (date) form.append('date', date);
  return api.post(`/import/openings/${call}`, form, { as: 'ACCOUNT' });
};
const sound = ['1200,coastal spices,"1,25,000.00",', '1310,,900,', '3010,,,"1,25,900.00"'];
const journals = async () => (await api.get('/journal/list', { as: 'ACCOUNT' })).expect(200).body.data;

it('are previewed cell by cell, and nothing is written', async () => {
  const { data } = (await send('preview', ['1200,Nobody,5,', '1310,,x,', '1000,,5,', '4000,,1,1'])).expect(200);

  expect(data.errors.map(({ row, column, code }: Record<string, unknown>) => [row, column, code])).toEqual([
    [3, 'debitPaise', 'amount'],
  ]);
  const named = (await send('preview', ['1200,Nobody,5,', '1200,Same Name,5,', '1000,,5,', '4000,,1,1'])).expect(
    200,
  ).data;
  expect(named.errors.map(({ row, column, code }: Record<string, unknown>) => [row, column, code])).toEqual([
    [2, 'party', 'unknown_party'],
    [3, 'party', 'unknown_party'],
    [4, 'accountCode', 'bank_opens_itself'],
    [5, 'debitPaise', 'one_side'],
  ]);
  expect((await send('preview', sound)).expect(200).data).toMatchObject({ total: 3, errors: [] });
  expect(await journals()).toEqual([]);
});

it('that do not balance are refused whole, with by how much', async () => {
  const { status, problem } = await send('commit', ['1200,Coastal Spices,100,', '3010,,,99.50']);

  expect([status, problem.code, problem.errors]).toEqual([
    422,
    'rows_wrong',
    [expect.objectContaining({ field: 'file', code: 'unbalanced', message: 'Debit is 0.50 more than credit.' })],
  ]);
  expect(await journals()).toEqual([]);
});

it('are one voucher of the day, among the journals', async () => {
  (await send('commit', sound, '2026-03-31')).expect(200);

  const [journal] = await journals();
  expect(journal).toMatchObject({ date: '2026-03-31', narration: 'Opening balances', totalPaise: 1_25_900_00 });
  const { data } = (await api.get(`/journal/get?id=${journal.id}`, { as: 'ACCOUNT' })).expect(200);
  expect(
    data.lines.map(({ accountCode, party }: { accountCode: string; party: { name: string } | null }) => [
      accountCode,
      party?.name,
    ]),
  ).toEqual([
    ['1200', 'Coastal Spices'],
    ['1310', undefined],
    ['3010', undefined],
  ]);
});
