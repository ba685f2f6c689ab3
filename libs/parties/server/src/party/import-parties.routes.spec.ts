import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerParties } from '../register-parties';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerParties(kit) });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const send = (call: 'preview' | 'commit', rows: string[], as: 'ACCOUNT' | 'MARKETING' = 'ACCOUNT') => {
  const form = new FormData();
  form.append(
    'file',
    new Blob([['Name,Role,GSTIN,State code,Credit days,Credit limit', ...rows].join('\n')]),
    'parties.csv',
  );
  return api.post(`/import/parties/${call}`, form, { as });
};
const names = async () =>
  (await api.get('/party/list?sort=name', { as: 'ACCOUNT' }))
    .expect(200)
    .body.data.map(({ name }: { name: string }) => name);

it('are all taken, each as the form takes one', async () => {
  const { data } = (
    await send('commit', ['Indian Oil,"customer, VENDOR",07AAACI1681G1ZR,,30,5L', 'Coastal Spices,SHIPPER,,29,,'])
  ).expect(200);

  expect(data).toEqual({ imported: 2 });
  const { body } = (await api.get('/party/list?q=indian', { as: 'ACCOUNT' })).expect(200);
  expect(body.data).toEqual([
    expect.objectContaining({
      roles: ['CUSTOMER', 'VENDOR'],
      stateCode: '07',
      pan: 'AAACI1681G',
      creditDays: 30,
      creditLimitPaise: 5_00_000_00,
    }),
  ]);
});

it('are refused whole where one is wrong, and each fault is told at its row and column', async () => {
  const sound = 'Indian Oil,CUSTOMER,07AAACI1681G1ZR,,,';
  const wrong = [sound, 'Again,CUSTOMER,07AAACI1681G1ZR,,,', 'X,OWNER,,99,400,'];
  const placesOf = async (rows: string[]) =>
    (await send('preview', rows))
      .expect(200)
      .data.errors.map(({ row, column, code }: Record<string, unknown>) => [row, column, code]);

  expect(await placesOf(wrong)).toEqual([
    [3, 'gstin', 'duplicate_party'],
    [4, 'name', 'min'],
    [4, 'roles', 'oneOf'],
    [4, 'stateCode', 'oneOf'],
    [4, 'creditDays', 'max'],
  ]);
  expect(await placesOf([sound, 'BPCL,CUSTOMER,,07,many,lots'])).toEqual([
    [3, 'creditDays', 'whole'],
    [3, 'creditLimitPaise', 'amount'],
  ]);
  const commit = await send('commit', wrong);
  expect([commit.status, commit.problem.code]).toEqual([422, 'rows_wrong']);
  expect(await names()).toEqual([]);
});

it.each([
  ['its code', '29'],
  ['its name', 'karnataka'],
  ['both', '29 Karnataka'],
])('have their State by %s', async (_how, state) => {
  (await send('commit', [`Coastal Spices,SHIPPER,,${state},,`])).expect(200);

  expect((await api.get('/party/list', { as: 'ACCOUNT' })).expect(200).body.data).toMatchObject([{ stateCode: '29' }]);
});

it('have their State where a spreadsheet took its zero off', async () => {
  (await send('commit', ['Indian Oil,CUSTOMER,,7,,'])).expect(200);

  expect((await api.get('/party/list', { as: 'ACCOUNT' })).expect(200).body.data).toMatchObject([{ stateCode: '07' }]);
});

it('are told what may stand where a State or a country is none', async () => {
  const form = new FormData();
  const rows = [
    'Name,Roles,Country,State code',
    'Coastal Spices,SHIPPER,India,29',
    'Gulf Foods,CUSTOMER,in,Maharastra',
  ];
  form.append('file', new Blob([rows.join('\n')]), 'parties.csv');

  const { data } = (await api.post('/import/parties/preview', form, { as: 'ACCOUNT' })).expect(200);

  expect(data.errors).toMatchObject([
    { row: 2, column: 'country', message: 'Enter the two letters of a country, such as IN.' },
    { row: 3, column: 'stateCode', message: expect.stringMatching(/^Write one of these: 27 Maharashtra, /) },
  ]);
});

it('are for those alone who keep tax data', async () => {
  expect((await send('commit', ['Indian Oil,CUSTOMER,,07,,'], 'MARKETING')).status).toBe(403);
});
