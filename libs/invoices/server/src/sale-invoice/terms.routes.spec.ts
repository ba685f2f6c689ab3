import type { AskedTerms } from '@freightdesk/company-contract';
import type { AddSaleInvoiceInput, AgreedTerm, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId, type Tx } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerInvoices } from '../register-invoices';
import { invoiceBooks } from './invoice-books.builder';
import { portsOf } from './invoice-ports.builder';

let api: TestApi;
let partyId: string;
/** What the company's terms are asked for, and what they answer; which they are is tried where they are kept. */
let asked: AskedTerms[];
let answer: (asked: AskedTerms) => readonly AgreedTerm[];

const agreedTerms = async (_tx: Tx, request: AskedTerms) => {
  asked.push(request);
  return [...answer(request)];
};

beforeAll(async () => {
  const ports = { ...portsOf(), agreedTerms };
  api = await startApi({ register: (kit) => registerInvoices(kit, ports), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());

beforeEach(async () => {
  asked = [];
  answer = () => [];
  await api.startAnew();
  const books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
});

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const added = async (changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await post('add', saleInvoiceInput({ partyId, ...changes }))).expect(201).data;
const titlesOf = ({ terms }: SaleInvoice) => terms.map(({ title }) => title);

const term = (title: string): AgreedTerm => ({ id: newId(), title, text: `${title} as agreed.` });

it('a document bears the terms that were chosen, in their order', async () => {
  const [payment, place] = [term('Payment'), term('Jurisdiction')];
  answer = () => [place, payment];

  const draft = await added({ termIds: [place.id, payment.id] });

  expect(titlesOf(draft)).toEqual(['Jurisdiction', 'Payment']);
  expect(draft.termIds).toEqual([place.id, payment.id]);
  expect(asked[0]).toMatchObject({ use: 'SALE_INVOICE', termIds: [place.id, payment.id] });
});

it('where nothing is said it asks for those of every new one of its kind, and for none where none is meant', async () => {
  const exempt = chargeLine({ gstRate: '0', taxability: 'EXEMPT' });

  await added();
  await added({ kind: 'BILL_OF_SUPPLY', lines: [exempt] });
  await added({ termIds: [] });

  expect(asked.map(({ use, termIds }) => [use, termIds])).toEqual([
    ['SALE_INVOICE', undefined],
    ['CUSTOM_INVOICE', undefined],
    ['SALE_INVOICE', []],
  ]);
});

it('a draft has them as they read when it is issued, an issued one for good', async () => {
  const payment = term('Payment');
  answer = () => [payment];
  const { id, version } = await added({ termIds: [payment.id] });

  answer = () => [{ ...payment, text: 'Within 30 days.' }];
  const issued: SaleInvoice = (await post('issue', { id, version })).expect(200).data;
  answer = () => [{ ...payment, text: 'At once.' }];

  expect(issued.terms).toEqual([{ ...payment, text: 'Within 30 days.' }]);
  const { data } = await api.get(`/sale-invoice/get?id=${id}`, { as: 'ACCOUNT' });
  expect(data.terms).toEqual(issued.terms);
});

it('a term that there is not is told at its place', async () => {
  answer = ({ refuseUnknown }) => refuseUnknown('termIds.1');

  const { problem } = await post('add', saleInvoiceInput({ partyId, termIds: [newId(), newId()] }));

  expect(problem).toMatchObject({ status: 422, errors: [{ field: 'termIds.1', code: 'unknown_reference' }] });
});
