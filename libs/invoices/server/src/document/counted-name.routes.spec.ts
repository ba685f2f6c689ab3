import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { gstins, type InvoiceBooks, invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';
import { documentSumsInvariants } from '../verify/document-sums-invariants';

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
  expect(await brokenIn(api.db, documentSumsInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(path, body, { as: 'ACCOUNT' });
const added = async (changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await post('/sale-invoice/add', saleInvoiceInput({ partyId, ...changes }))).expect(201).data;
/** How many are found, and how many of them are on the page. */
const found = async (q: string, side = 'sale'): Promise<number[]> => {
  const { total, data } = (await api.get(`/${side}-invoice/list?q=${q}`, { as: 'ACCOUNT' })).expect(200).body;
  return [total, data.length];
};

it('as many invoices are found by the name of a customer as bear it, drafts too', async () => {
  await added({ issue: true });
  await added();

  expect(await found('coastal')).toEqual([2, 2]);
  expect(await found('harbour')).toEqual([0, 0]);
});

it('a draft that goes to another customer is counted there, and where it was no more', async () => {
  const { id, version } = await added();
  const otherId = await books.addParty({ name: 'Harbour Timber', gstin: gstins.bengaluru });

  (await post('/sale-invoice/edit', { id, version, ...saleInvoiceInput({ partyId: otherId }) })).expect(200);

  expect(await found('harbour')).toEqual([1, 1]);
  expect(await found('coastal')).toEqual([0, 0]);
});

it('a draft that was deleted is counted no more', async () => {
  const { id, version } = await added();
  await added();

  (await post('/sale-invoice/delete', { id, version })).expect(200);

  expect(await found('coastal')).toEqual([1, 1]);
});

it('bills of a party are counted among bills, and not among invoices', async () => {
  (await post('/purchase-invoice/add', purchaseInvoiceInput({ partyId }))).expect(201);

  expect(await found('coastal', 'purchase')).toEqual([1, 1]);
  expect(await found('coastal')).toEqual([0, 0]);
});

it('of many that are written at once each is counted', async () => {
  await Promise.all(Array.from({ length: 12 }, () => added({ issue: true })));

  expect(await found('coastal')).toEqual([12, 12]);
});

it('how many bear a name is never written by hand', async () => {
  await expect(sql`update document_party set sales = sales + 1`.execute(api.db)).rejects.toThrow();
});
