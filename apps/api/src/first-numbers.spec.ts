import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

// The company says where its series begin, the documents of the books of before bear the numbers until there: here they meet.
let api: TestApi;
let partyId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  partyId = (await post('/party/add', { name: 'Kaveri Traders', roles: ['CUSTOMER'], stateCode: '29' })).expect(201)
    .data.id;
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.as('ADMIN').post(path, body);
const seriesOf = async (kind: string) =>
  (await api.as('ADMIN').get(`/number-series/list?kind=${kind}`)).expect(200).data[0];
const begin = async (kind: string, first: number) => {
  const { id, version, prefix, width } = await seriesOf(kind);
  return post('/number-series/update', { id, version, prefix, width, first });
};
const bringForward = (number: string) => {
  const form = new FormData();
  const heads = 'Customer,Number,Date,Due,Outstanding,Currency,Exchange rate';
  form.append('file', new Blob([`${heads}\nKaveri Traders,${number},2026-10-20,,500,,`]), 'open-invoices.csv');
  return api.post('/import/open-invoices/commit', form, { as: 'ACCOUNT' });
};
const issue = async () =>
  (await post('/sale-invoice/add', { ...saleInvoiceInput({ partyId, date: '2026-11-20' }), issue: true })).expect(201)
    .data;

it('invoices go on where the books of before ended, and so do the return and the proof of the books', async () => {
  (await begin('TAX_INVOICE', 412)).expect(200);
  (await bringForward('SI/26-27/000411')).expect(200);
  expect((await bringForward('SI/26-27/000412')).problem.errors).toMatchObject([{ code: 'number_to_come' }]);

  const numbers = [(await issue()).number, (await issue()).number];

  expect(numbers).toEqual(['SI/26-27/000412', 'SI/26-27/000413']);
  const { data } = (await api.get('/gst/gstr1?period=112026', { as: 'ACCOUNT' })).expect(200);
  expect(data.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ from: 'SI/26-27/000412', to: 'SI/26-27/000413', totnum: 2, cancel: 0 }] },
  ]);
  expect(await unsoundIn(api.db)).toEqual([]);
});

it('a series does not begin where a document of before would stand in its way', async () => {
  (await begin('EXPORT', 90)).expect(200);
  (await bringForward('EX/26-27/0077')).expect(200);

  const { problem } = (await begin('EXPORT', 77)).expect(409);

  expect(problem).toMatchObject({ code: 'number_brought_forward', lastNumber: 'EX/26-27/000077' });
  (await begin('EXPORT', 78)).expect(200);
  expect(await seriesOf('EXPORT')).toMatchObject({ first: 78, nextNumber: 'EX/26-27/000078' });
  expect(await unsoundIn(api.db)).toEqual([]);
});

it('receipts and jobs are opened to begin, before there is one', async () => {
  (await post('/number-series/add', { kind: 'JOB', variant: 'SM' })).expect(201);
  (await post('/number-series/add', { kind: 'RECEIPT' })).expect(201);

  expect((await begin('JOB', 58)).expect(200).data).toMatchObject({ nextNumber: 'SM/26-27/00058' });
  expect((await begin('RECEIPT', 301)).expect(200).data).toMatchObject({ nextNumber: 'RC/26-27/000301' });
  expect(await unsoundIn(api.db)).toEqual([]);
});
