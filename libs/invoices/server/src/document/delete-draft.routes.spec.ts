import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { type InvoiceBooks, invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone, salesInvariants } from '../sale-invoice/invoices-alone.builder';

let api: TestApi;
let books: InvoiceBooks;
let partyId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
});
afterEach(async () => {
  expect(await brokenIn(api.db, salesInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const added = async (changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await post('/sale-invoice/add', saleInvoiceInput({ partyId, ...changes }))).expect(201).data;
const remove = ({ id, version }: Pick<SaleInvoice, 'id' | 'version'>, side = 'sale') =>
  post(`/${side}-invoice/delete`, { id, version });
const status = async (id: string, side = 'sale') =>
  (await api.get(`/${side}-invoice/get?id=${id}`, { as: 'ACCOUNT' })).status;

it('a draft is deleted with its lines and told in the trail; no number is missing after it', async () => {
  const draft = await added();

  expect((await remove(draft)).expect(200).data).toEqual({ id: draft.id });

  expect(await status(draft.id)).toBe(404);
  expect(await api.db.selectFrom('saleInvoiceLine').select('id').execute()).toEqual([]);
  const trail = await api.db
    .selectFrom('auditEvent')
    .select(['action', 'record'])
    .where('recordId', '=', draft.id)
    .execute();
  expect(trail).toContainEqual({ action: 'delete', record: 'sale invoice' });
  expect(await added({ issue: true })).toMatchObject({ number: 'SI/26-27/000001' });
});

it('a bill that is a draft is deleted, and the same number of the vendor can be entered again', async () => {
  const add = async () => (await post('/purchase-invoice/add', purchaseInvoiceInput({ partyId }))).expect(201).data;
  const draft = await add();

  (await remove(draft, 'purchase')).expect(200);

  expect(await status(draft.id, 'purchase')).toBe(404);
  await add();
});

it('what is issued stays, and so does a draft that changed meanwhile', async () => {
  const issued = await added({ issue: true });
  const draft = await added();

  expect((await remove(issued)).problem).toMatchObject({ status: 409, code: 'issued' });
  expect((await remove({ ...draft, version: draft.version + 1 })).problem).toMatchObject({ code: 'stale_version' });
  expect((await remove({ id: newId(), version: 1 })).status).toBe(404);
  expect([await status(issued.id), await status(draft.id)]).toEqual([200, 200]);
});

describe('a recurring invoice', () => {
  const recurring = async ({ id: invoiceId }: SaleInvoice) =>
    (await post('/recurring-invoice/add', { invoiceId, period: 'MONTHLY', nextOn: '2026-06-01' })).expect(201).data;

  it('goes on without a draft that it made', async () => {
    const { id, version } = await recurring(await added({ issue: true }));
    const { lastInvoiceId } = (await post('/recurring-invoice/make', { id, version })).expect(200).data;

    (await remove({ id: lastInvoiceId, version: 1 })).expect(200);

    const [{ lastInvoiceId: last, nextOn }] = (await api.get('/recurring-invoice/list', { as: 'ACCOUNT' })).body.data;
    expect([last, nextOn]).toEqual([null, '2026-07-01']);
  });

  it('keeps the draft that it is like', async () => {
    const draft = await added();
    await recurring(draft);

    expect((await remove(draft)).problem).toMatchObject({ status: 409, code: 'draft_in_use' });
  });
});

describe('a proforma of which an invoice was made', () => {
  const proforma = () => added({ kind: 'PROFORMA', issue: true });
  const made = async ({ id, version }: SaleInvoice): Promise<SaleInvoice> =>
    (await post('/sale-invoice/convert', { id, version })).expect(201).data;
  const cancel = ({ id, version }: SaleInvoice) =>
    post('/sale-invoice/cancel', { id, version, reason: 'Customer went elsewhere' });

  it('is not cancelled while the draft stands, which is named; once that is deleted it is', async () => {
    const offer = await proforma();
    const draft = await made(offer);

    expect((await cancel(offer)).problem).toMatchObject({
      status: 409,
      code: 'proforma_turned',
      invoice: { id: draft.id, number: null },
    });
    (await remove(draft)).expect(200);
    (await cancel(offer)).expect(200);
  });

  it('nor while the invoice stands', async () => {
    const offer = await proforma();
    const { id, version } = await made(offer);
    const issued: SaleInvoice = (await post('/sale-invoice/issue', { id, version })).expect(200).data;

    expect((await cancel(offer)).problem).toMatchObject({
      code: 'proforma_turned',
      invoice: { number: issued.number },
    });
    (await cancel(issued)).expect(200);
    (await cancel(offer)).expect(200);
  });
});
