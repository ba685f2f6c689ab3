import { startApi, type TestApi } from '@freightdesk/shared-testing-server';
import { registerParties } from '../register-parties';
import { partiesCalled } from './parties-called.repository';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerParties(kit) });
});
afterAll(() => api.close());
beforeEach(() => api.startAnew());

const gstin = '07AAACI1681G1ZR';
const add = async (name: string, facts: object = {}): Promise<string> =>
  (await api.post('/party/add', { name, roles: ['CUSTOMER'], stateCode: '29', ...facts }, { as: 'ACCOUNT' })).expect(
    201,
  ).data.id;

it('a party of a file is found by its name in any case, and by its GSTIN', async () => {
  const oil = await add('Indian Oil', { gstin, stateCode: '07' });
  await add('Coastal Spices');

  const found = await partiesCalled(api.db, ['INDIAN oil', gstin.toLowerCase(), 'Indian', 'INDIAN oil']);

  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      { called: 'INDIAN oil', ids: [oil] },
      { called: gstin.toLowerCase(), ids: [oil] },
    ]),
  );
});

it('namesakes are all found, so that none of them is taken for the other', async () => {
  const ids = [await add('Same Name'), await add('Same Name')];

  const [found] = await partiesCalled(api.db, ['same name']);

  expect(found?.ids.toSorted()).toEqual(ids.toSorted());
});
