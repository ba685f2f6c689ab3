import { bankInput } from '@freightdesk/banks-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
});
afterAll(() => api.close());

const waiting = async (as: 'ADMIN' | 'ACCOUNT' | 'MARKETING') => {
  const { data } = (await api.as(as).get('/dashboard/getStats')).expect(200);
  return data.today.map(({ name }: { name: string }) => name);
};

it('a company that begins is led by what is missing, until it is there', async () => {
  expect(await waiting('ADMIN')).toEqual(['company.address', 'bank.first', 'party.first']);
  expect(await waiting('ACCOUNT')).toEqual(['bank.first', 'party.first']);
  expect(await waiting('MARKETING')).toEqual([]);

  const admin = api.as('ADMIN');
  await admin.post('/bank/add', bankInput());
  await admin.post('/party/add', { name: 'Indus Mills', roles: ['CUSTOMER'], stateCode: '27' });
  expect(await waiting('ADMIN')).toEqual(['company.address']);

  const { id, version } = (await admin.get('/company/get')).data;
  await admin.post('/company/update', {
    id,
    version,
    address: { line1: '12 Dock Road', city: 'Mumbai', pincode: '400001' },
  });
  expect(await waiting('ADMIN')).toEqual([]);
});
