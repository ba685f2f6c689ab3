import { costLine } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { BillDesk } from '../purchase-invoice/bill-desk.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;
let jobId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
  desk = new BillDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());
beforeEach(async () => {
  await desk.startAnew();
  partyId = await desk.books.addParty({ gstin: null, stateCode: '27', tdsNature: 'CONTRACT' });
  ({ id: jobId } = await desk.books.addJob(partyId));
});

const moveJob = (status: string) => api.db.updateTable('jobcard').set({ status }).where('id', '=', jobId).execute();
const bill = () => desk.posted({ partyId, lines: [costLine({ jobId }), costLine({ jobId })] });
const late = () => api.db.selectFrom('lateBill').selectAll().execute();

it('a bill is late once its job is closed, and not before', async () => {
  await bill();
  expect(await late()).toEqual([]);

  await moveJob('CLOSED');
  const { id: invoiceId } = await bill();

  expect(await late()).toEqual([{ jobId, invoiceId }]);
});

it('a draft is late when it is posted, not when it is written', async () => {
  await moveJob('CLOSED');
  const { id, version } = await desk.added({ partyId, lines: [costLine({ jobId })] });
  expect(await late()).toEqual([]);

  await desk.post('post', { id, version });

  expect(await late()).toEqual([{ jobId, invoiceId: id }]);
});

it('what is late is written by the posting alone', async () => {
  const { id: invoiceId } = await bill();

  await expect(api.db.insertInto('lateBill').values({ jobId, invoiceId }).execute()).rejects.toThrow(/late_bill/);
});
