import type { TermUse } from '@freightdesk/company-contract';
import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerInvoices } from '../register-invoices';
import { invoiceBooks } from './invoice-books.builder';
import { portsOf } from './invoice-ports.builder';

let api: TestApi;
let partyId: string;

beforeAll(async () => {
  api = await startApi({ register: (kit) => registerInvoices(kit, portsOf()), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  const books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
});

interface NewTerm {
  appliesTo?: TermUse[];
  isDefault?: boolean;
  active?: boolean;
}

async function addTerm(title: string, { appliesTo = ['SALE_INVOICE'], ...rest }: NewTerm = {}): Promise<string> {
  const id = newId();
  const at = api.clock.now();
  const stamp = {
    createdAt: at,
    createdBy: testActors.ADMIN.userId,
    updatedAt: at,
    updatedBy: testActors.ADMIN.userId,
  };
  await api.db
    .insertInto('term')
    .values({ id, title, text: `${title} as agreed.`, appliesTo, ...rest, ...stamp })
    .execute();
  return id;
}

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const added = async (changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await post('add', saleInvoiceInput({ partyId, ...changes }))).expect(201).data;
const titlesOf = ({ terms }: SaleInvoice) => terms.map(({ title }) => title);

it('a document bears the terms that were chosen, in their order', async () => {
  const [payment, place] = [await addTerm('Payment'), await addTerm('Jurisdiction')];

  const draft = await added({ termIds: [place, payment, place] });

  expect(titlesOf(draft)).toEqual(['Jurisdiction', 'Payment']);
  expect(draft.termIds).toEqual([place, payment]);
});

it('where nothing is said it bears those of every new one of its kind, and none where none is meant', async () => {
  await addTerm('Payment', { isDefault: true });
  await addTerm('Interest', { isDefault: true, appliesTo: ['SALE_INVOICE', 'CUSTOM_INVOICE'] });
  await addTerm('Old', { isDefault: true, active: false });
  await addTerm('Chosen');
  const exempt = chargeLine({ gstRate: '0', taxability: 'EXEMPT' });

  expect(titlesOf(await added())).toEqual(['Interest', 'Payment']);
  expect(titlesOf(await added({ kind: 'BILL_OF_SUPPLY', lines: [exempt] }))).toEqual(['Interest']);
  expect(titlesOf(await added({ termIds: [] }))).toEqual([]);
});

it('a draft has them as they read when it is issued, an issued one for good', async () => {
  const termId = await addTerm('Payment');
  const reword = (text: string) => api.db.updateTable('term').set({ text }).where('id', '=', termId).execute();
  const { id, version } = await added({ termIds: [termId] });

  await reword('Within 30 days.');
  const issued: SaleInvoice = (await post('issue', { id, version })).expect(200).data;
  await reword('At once.');

  expect(issued.terms).toEqual([{ id: termId, title: 'Payment', text: 'Within 30 days.' }]);
  const { data } = await api.get(`/sale-invoice/get?id=${id}`, { as: 'ACCOUNT' });
  expect(data.terms).toEqual(issued.terms);
});

it('a term that there is not is told at its place', async () => {
  const { problem } = await post('add', saleInvoiceInput({ partyId, termIds: [await addTerm('Payment'), newId()] }));

  expect(problem).toMatchObject({ status: 422, errors: [{ field: 'termIds.1', code: 'unknown_reference' }] });
});
