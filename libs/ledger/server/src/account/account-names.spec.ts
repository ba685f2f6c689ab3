import { accountNames } from '@freightdesk/ledger-contract';
import { freshDatabase } from '@freightdesk/shared-testing-server';

let store: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  store = await freshDatabase();
});
afterAll(() => store.drop());

it('every account that a company starts with has its name in the languages of the page', async () => {
  const chart = await store.db.selectFrom('account').select(['code', 'name']).orderBy('code').execute();

  expect(Object.fromEntries(chart.map(({ code, name }) => [code, name]))).toEqual(accountNames);
});
