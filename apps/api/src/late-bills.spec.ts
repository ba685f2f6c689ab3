import { costLine, purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll } from './whole-api.builder';

let api: TestApi;
const date = '2026-11-21';

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: `${date}T06:00:00Z` });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
});
afterAll(() => api.close());

const post = async (path: string, body: object, status = 201) =>
  (await api.as('ADMIN').post(path, body)).expect(status).data;
const leaks = async () => (await api.as('ADMIN').get('/reports/margin-leaks?kind=BILL_ON_CLOSED_JOB')).expect(200).data;
/** As whoever closes or opens the job leaves it. */
const moved = (id: string, status: string) =>
  api.db.updateTable('jobcard').set({ status, updatedAt: api.clock.now() }).where('id', '=', id).execute();

it('a bill that comes after the end of its job leaks what it bills for that job, until the job is looked at again', async () => {
  const party = { name: 'Malabar Carriers', roles: ['CUSTOMER', 'VENDOR'], stateCode: '27' };
  const { id: partyId } = await post('/party/add', party);
  const { id: jobId, number } = await post('/jobcard/add', jobcardInput({ customerId: partyId, date }));
  await moved(jobId, 'CLOSED');
  api.clock.set('2026-11-21T07:00:00Z');
  const lines = [costLine({ jobId, rate: '400' }), costLine({ jobId, rate: '100' }), costLine({ rate: '9000' })];
  const terms = { partyId, date, supplierDate: date, supplierNumber: 'LATE-1', lines };
  const bill = await post('/purchase-invoice/add', { ...purchaseInvoiceInput(terms), post: true });

  expect(await leaks()).toMatchObject({
    rows: [{ kind: 'BILL_ON_CLOSED_JOB', job: number, jobId, billId: bill.id, what: bill.number, leakPaise: 500_00 }],
    totals: { leakPaise: 500_00 },
  });

  await moved(jobId, 'REOPENED');
  expect((await leaks()).rows).toEqual([]);
  api.clock.set('2026-11-21T08:00:00Z');
  await moved(jobId, 'CLOSED');
  expect((await leaks()).rows).toEqual([]);
});
