import type { SaleInvoice } from '@freightdesk/invoices-contract';
import type { Interest, InterestNotes } from '@freightdesk/invoices-contract/schema';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { invoiceBooks, type InvoiceBooks } from '../sale-invoice/invoice-books.builder';
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
  partyId = await books.addParty({ creditDays: 10 });
});
afterEach(async () => {
  expect(await brokenIn(api.db, salesInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
/** 1,00,000 before tax, of two rates; due on 20 April. */
const issued = async (date = '2026-04-10'): Promise<SaleInvoice> => {
  const lines = [
    chargeLine({ rate: '60000.00', gstRate: '5' }),
    chargeLine({ sac: '996713', rate: '40000.00', gstRate: '18' }),
  ];
  return (await post('add', saleInvoiceInput({ partyId, date, lines, issue: true }))).expect(201).data;
};
const read = async (query = ''): Promise<Interest> =>
  (await api.get(`/sale-invoice/interest?partyId=${partyId}${query}`, { as: 'ACCOUNT' })).expect(200).data;
const make = (invoiceIds: readonly string[], asOf = '2026-05-20', percent = '18') =>
  post('interest-notes', { partyId, percent, asOf, invoiceIds });
const made = async (ids: readonly string[], asOf?: string): Promise<InterestNotes['notes']> =>
  (await make(ids, asOf)).expect(201).data.notes;
const get = async (id: string): Promise<SaleInvoice> =>
  (await api.get(`/sale-invoice/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;

it('is told by invoice from the day after it was due, at 18% where nobody said another rate', async () => {
  const { id, outstandingMinor } = await issued();
  await issued('2026-05-30');

  // 1,10,200 at 18% for 42 days.
  expect(await read()).toMatchObject({
    ...{ percent: '18', asOf: '2026-06-01' },
    items: [{ id, outstandingMinor, days: 42, from: '2026-04-20', interestMinor: 2_282_50, leftOut: null }],
  });
  expect((await read('&percent=12&asOf=2026-05-20')).items).toMatchObject([{ days: 30, interestMinor: 1_086_90 }]);
});

it('is proposed at what was agreed with the customer, else at the rate of the company, else at the last one', async () => {
  const { id } = await issued();
  await make([id], '2026-05-20', '21');
  const proposed = [(await read()).percent];
  await api.db.updateTable('company').set({ interestPercent: '24' }).execute();
  proposed.push((await read()).percent);
  await api.db.updateTable('party').set({ interestPercent: '15.5' }).where('id', '=', partyId).execute();
  proposed.push((await read()).percent);

  expect(proposed).toEqual(['21', '24', '15.5']);
});

it('becomes a draft debit note against the invoice, each part taxed at its rate, and says for which days', async () => {
  const { id } = await issued();

  const [note] = await made([id]);

  const draft = await get(note?.id ?? '');
  expect(draft).toMatchObject({ kind: 'DEBIT_NOTE', status: 'DRAFT', againstInvoiceId: id, date: '2026-06-01' });
  expect(draft.notes).toContain('Interest at 18% a year on SI/26-27/000001 for 30 days after 20-Apr-2026');
  expect(draft.lines.map(({ gstRate, taxablePaise }) => [gstRate, taxablePaise])).toEqual([
    ['5', 978_22],
    ['18', 652_14],
  ]);
  expect((await post('issue', { id: draft.id, version: draft.version })).expect(200).data).toMatchObject({
    number: 'DN/26-27/000001',
  });
});

it('is charged for no day twice: a draft holds its days, the next note goes on after them, a cancelled one frees them', async () => {
  const { id } = await issued();
  const [first] = await made([id]);
  const ofDraft = (await read()).items;
  const again = await make([id], '2026-05-31');
  const draft = await get(first?.id ?? '');
  const note: SaleInvoice = (await post('issue', { id: draft.id, version: draft.version })).expect(200).data;
  const after = (await read()).items;
  (await post('cancel', { id: note.id, version: note.version, reason: 'He paid in time' })).expect(200);

  expect(ofDraft).toMatchObject([{ leftOut: 'IN_DRAFT', draftId: first?.id }]);
  expect(again.problem).toMatchObject({ status: 422, code: 'not_chargeable', errors: [{ field: 'invoiceIds.0' }] });
  expect(after).toMatchObject([{ from: '2026-05-20', days: 12, leftOut: null }]);
  expect((await read()).items).toMatchObject([{ from: '2026-04-20', days: 42, leftOut: null }]);
});

it('leaves alone what is disputed or promised for a later day', async () => {
  const [one, two] = [await issued(), await issued('2026-04-11')];
  const said = { promisedOn: null, dispute: null };
  (await post('follow-up', { id: one.id, version: one.version, ...said, dispute: 'The rate' })).expect(200);
  (await post('follow-up', { id: two.id, version: two.version, ...said, promisedOn: '2026-06-15' })).expect(200);

  expect((await read()).items.map(({ leftOut }) => leftOut)).toEqual(['DISPUTED', 'PROMISED']);
  expect((await make([one.id])).problem.code).toBe('not_chargeable');
});

it('is charged once by two who do it at once, and for no day to come', async () => {
  const { id } = await issued();

  const answers = await Promise.all([make([id]), make([id])]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect((await make([id], '2026-06-02')).problem.code).toBe('future_date');
});

it("takes no other customer's invoice, and none twice in one go", async () => {
  const { id } = await issued();
  const other = await books.addParty({ name: 'Malabar Spices', gstin: null, stateCode: '29' });

  const foreign = await post('interest-notes', { partyId: other, percent: '18', asOf: '2026-05-20', invoiceIds: [id] });

  expect(foreign.problem.code).toBe('not_chargeable');
  expect((await make([id, id])).problem).toMatchObject({ errors: [{ field: 'invoiceIds.1' }] });
});
