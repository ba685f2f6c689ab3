import { createCompany } from '@freightdesk/company-server';
import type { Docket } from '@freightdesk/domestic-contract';
import { docketInput } from '@freightdesk/domestic-contract/testing';
import { withTransaction } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerAll } from './whole-api.builder';

let api: TestApi;
let billingPartyId: string;
let puneId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  const company = { name: 'Acme', stateCode: '27', gstin: null, now: api.clock.now(), userId: testActors.ADMIN.userId };
  await withTransaction(api.db, (tx) => createCompany(tx, company));
  const party = { name: 'Konkan Textiles', roles: ['CUSTOMER'], volumetricDivisor: '4500' };
  billingPartyId = (await api.as('ACCOUNT').post('/party/add', party)).expect(201).data.id;
  const branch = { code: 'PNQ', name: 'Pune', stateCode: '27' };
  puneId = (await api.as('ADMIN').post('/branch/add', branch)).expect(201).data.id;
});
afterAll(() => api.close());

async function add(changes: Parameters<typeof docketInput>[0]): Promise<Docket> {
  return (await api.as('DOMESTIC').post('/domestic/jobcard/add', docketInput(changes))).expect(201).data;
}
const book = ({ id, version }: Docket) =>
  api.as('DOMESTIC').post('/domestic/jobcard/move', { id, version, to: 'BOOKED' });

it('dockets booked at once are numbered without a gap, by branch, though some are refused', async () => {
  const drafts: Docket[] = [];
  for (let index = 0; index < 18; index += 1) {
    const isIncomplete = index % 3 === 0;
    const branchId = index % 2 === 0 ? puneId : undefined;
    drafts.push(await add({ billingPartyId, branchId, ...(isIncomplete && { actualKg: undefined }) }));
  }

  const answers = await Promise.all(drafts.map(book));

  const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [body.data.number] : [])).sort();
  const run = (code: string) => [1, 2, 3, 4, 5, 6].map((sequence) => `${code}/26-27/00000${sequence}`);
  expect(numbers).toEqual([...run('HO'), ...run('PNQ')]);
});

it('a docket is charged by the divisor that accounts agreed with its party', async () => {
  const dimensions = [{ quantity: 12, lengthCm: '60', widthCm: '40', heightCm: '30' }];

  expect(await add({ billingPartyId, dimensions })).toMatchObject({ volumetricDivisor: '4500', chargeableKg: '192' });
});
