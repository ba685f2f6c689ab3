import type { AddSaleInvoiceInput, SaleInvoice, SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { withTransaction } from '@freightdesk/shared-database';
import { brokenIn, figuresOf } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { countPostedInvoices } from '../document/count-posted-invoices';
import { invoiceFigures } from '../receivable/invoice-figures';
import { receivables } from '../receivable/receivables';
import { type InvoiceBooks, invoiceBooks, trialBalance } from './invoice-books.builder';
import { invoicesAlone, salesInvariants } from './invoices-alone.builder';

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

const broken = () => brokenIn(api.db, salesInvariants);
afterEach(async () => {
  expect(await broken()).toEqual([]);
});

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const get = (path: string) => api.get(`/sale-invoice/${path}`, { as: 'ACCOUNT' });
const issued = async (changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await post('add', saleInvoiceInput({ partyId, issue: true, ...changes }))).expect(201).data;
const cancel = ({ id, version }: SaleInvoice) => post('cancel', { id, version, reason: 'Wrong customer' });
const read = async (id: string): Promise<SaleInvoice> => (await get(`get?id=${id}`)).expect(200).data;

describe('cancelling', () => {
  it('returns the trial balance to what it was; the number stays and counts', async () => {
    await issued();
    const before = await trialBalance(api.db);
    const wrong = await issued({ lines: [chargeLine({ rate: '777.77' })] });

    const { data } = (await cancel(wrong)).expect(200);

    expect(data).toMatchObject({
      number: 'SI/26-27/000002',
      status: 'CANCELLED',
      cancelReason: 'Wrong customer',
      outstandingPaise: 0,
      totalPaise: 918_00,
    });
    expect(await trialBalance(api.db)).toEqual(before);
    expect(await issued()).toMatchObject({ number: 'SI/26-27/000003' });
  });

  it('reverses on the document’s own date, so its month must be open', async () => {
    const invoice = await issued({ date: '2026-04-10' });
    await books.lockMonth('2026-04-01');

    expect((await cancel(invoice)).problem).toMatchObject({ status: 409, code: 'period_locked' });
    expect(await read(invoice.id)).toMatchObject({ status: 'ISSUED', version: invoice.version });
  });

  it('is refused while a payment is allocated, and done once the payment is reversed', async () => {
    const invoice = await issued();
    const undo = await books.settle(invoice.id, 1_00);
    expect((await cancel(invoice)).problem).toMatchObject({ status: 409, code: 'allocated' });

    await undo();

    expect((await cancel(invoice)).expect(200).data).toMatchObject({ status: 'CANCELLED' });
  });

  it('is done once, needs a reason, and is not for drafts', async () => {
    const invoice = await issued();
    const { id, version } = (await cancel(invoice)).expect(200).data;
    const draft = (await post('add', saleInvoiceInput({ partyId }))).expect(201).data;

    expect((await post('cancel', { id, version, reason: 'Again' })).problem).toMatchObject({ code: 'cancelled' });
    expect((await cancel(draft)).problem).toMatchObject({ status: 409, code: 'not_issued' });
    expect((await cancel(invoice)).problem).toMatchObject({ status: 409, code: 'stale_version' });
    (await post('cancel', { id: draft.id, version: 1 })).expect(422);
  });
});

describe('the store itself', () => {
  it('keeps an issued document and its lines as they are, whoever writes', async () => {
    const { id } = await issued();

    const attempts = [
      api.db.updateTable('saleInvoice').set({ notes: 'x' }).where('id', '=', id).execute(),
      api.db.updateTable('saleInvoice').set({ number: 'SI/26-27/000009' }).where('id', '=', id).execute(),
      api.db.updateTable('saleInvoice').set({ status: 'DRAFT', number: null }).where('id', '=', id).execute(),
      api.db.deleteFrom('saleInvoice').where('id', '=', id).execute(),
      api.db.updateTable('saleInvoiceLine').set({ taxablePaise: 1 }).where('invoiceId', '=', id).execute(),
      api.db.deleteFrom('saleInvoiceLine').where('invoiceId', '=', id).execute(),
    ];

    for (const attempt of attempts) await expect(attempt).rejects.toThrow(/is issued/);
    expect(await read(id)).toMatchObject({ number: 'SI/26-27/000001', notes: null });
  });

  it('lets a draft go, with its lines', async () => {
    const { data } = await post('add', saleInvoiceInput({ partyId }));

    await api.db.deleteFrom('saleInvoice').where('id', '=', data.id).execute();

    expect(await api.db.selectFrom('saleInvoiceLine').select('id').execute()).toEqual([]);
  });
});

describe('what is outstanding', () => {
  it('follows the allocations: partly paid, paid, and open again', async () => {
    const { id } = await issued();
    await books.settle(id, 1_800_00);
    expect(await read(id)).toMatchObject({ status: 'PARTLY_PAID', outstandingPaise: 10_000_00 });

    const undo = await books.settle(id, 10_000_00);
    expect(await read(id)).toMatchObject({ status: 'PAID', outstandingPaise: 0, outstandingMinor: 0 });

    await undo();
    expect(await read(id)).toMatchObject({ status: 'PARTLY_PAID', outstandingPaise: 10_000_00 });
  });

  it('is handed to payments for issued documents only, oldest first', async () => {
    const second = await issued({ date: '2026-04-12' });
    const first = await issued({ date: '2025-04-10' });
    (await cancel(await issued({ date: '2026-04-12' }))).expect(200);
    await post('add', saleInvoiceInput({ partyId }));
    await books.settle(second.id, 1_800_00);

    const open = await withTransaction(api.db, (tx) => receivables(tx, { partyId, lock: true }));

    expect(open).toEqual([
      expect.objectContaining({
        id: first.id,
        number: 'SI/25-26/000001',
        outstandingMinor: 11_800_00,
        status: 'ISSUED',
      }),
      expect.objectContaining({ id: second.id, totalMinor: 11_800_00, outstandingMinor: 10_000_00, exchangeRate: '1' }),
    ]);
    expect(await withTransaction(api.db, (tx) => receivables(tx, { ids: [first.id], lock: true }))).toHaveLength(1);
    expect(await receivables(api.db, { ids: [] })).toEqual([]);
  });
});

it('tells the overview what customers owe and how much of it is late, and jobs whether they are billed', async () => {
  const { id: jobId } = await books.addJob(partyId);
  const late = await issued({ date: '2026-04-10', lines: [chargeLine({ jobId }), chargeLine({ jobId })] });
  await issued({ date: '2026-05-20' });
  await books.settle(late.id, 600_00);
  const context = { db: api.db, clock: api.clock, actor: testActors.ACCOUNT, requestId: 'r-1' };

  const figures = await figuresOf(invoiceFigures, context);

  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['sale-invoices.outstanding', 23_000_00 + 11_800_00],
    ['sale-invoices.overdue', 23_000_00],
  ]);
  expect(await countPostedInvoices(api.db, jobId)).toBe(1);
});

describe('the list', () => {
  const numbers = async (query: string) =>
    (await get(`list?${query}`)).expect(200).body.data.map(({ number }: SaleInvoiceRow) => number);

  it('filters by what is derived, by party, kind and dates; searches; sorts; drafts come first', async () => {
    const other = await books.addParty({ name: 'Malabar Traders', gstin: null, stateCode: '27' });
    const paid = await issued({ date: '2026-04-10' });
    const open = await issued({ date: '2026-04-11', partyId: other, lines: [chargeLine({ rate: '500' })] });
    await post('add', saleInvoiceInput({ partyId, date: '2026-05-20' }));
    await books.settle(paid.id, 11_800_00);

    expect(await numbers('')).toEqual([null, open.number, paid.number]);
    expect(await numbers('status=PAID')).toEqual([paid.number]);
    expect(await numbers('status=ISSUED&status=DRAFT')).toEqual([null, open.number]);
    expect(await numbers(`partyId=${other}`)).toEqual([open.number]);
    expect(await numbers('kind=EXPORT')).toEqual([]);
    expect(await numbers('dateFrom=2026-04-11&dateTo=2026-04-30')).toEqual([open.number]);
    expect(await numbers('overdue=true')).toEqual([open.number]);
    expect(await numbers('q=malabar')).toEqual([open.number]);
    expect(await numbers('sort=totalPaise')).toEqual([open.number, paid.number, null]);
    expect(await numbers('sort=-outstandingPaise')).toEqual([open.number, null, paid.number]);
  });

  it('shows of jobs no more than an invoice needs', async () => {
    const { id, number } = await books.addJob(partyId, { receiptStateCode: '24' });
    const later = await books.addJob(partyId);

    const { body } = (await get(`billable-jobs?partyId=${partyId}&sort=-number`)).expect(200);

    expect(body).toMatchObject({ total: 2, page: 1 });
    expect(body.data.map((job: { number: string }) => job.number)).toEqual([later.number, number]);
    expect(body.data[1]).toEqual({
      id,
      number,
      source: 'JOBCARD',
      date: '2026-04-01',
      customer: { id: partyId, name: 'Coastal Spices' },
      mode: 'SEA_FCL',
      direction: 'EXPORT',
      origin: 'Nhava Sheva',
      destination: 'Hamburg',
      receiptStateCode: '24',
    });
  });

  it('an unknown document is 404, a malformed id 400', async () => {
    expect((await get(`get?id=${testActors.ADMIN.userId}`)).status).toBe(404);
    expect((await get('get?id=7')).status).toBe(400);
  });
});

it('every deed is audited with before and after', async () => {
  const draft = (await post('add', saleInvoiceInput({ partyId }))).expect(201).data;
  const invoice = (await post('issue', { id: draft.id, version: 1 })).expect(200).data;
  (await cancel(invoice)).expect(200);

  const rows = await api.db
    .selectFrom('auditEvent')
    .selectAll()
    .where('recordId', '=', draft.id)
    .orderBy('id')
    .execute();

  expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
    ['add', null],
    ['issue', null],
    ['cancel', 'Wrong customer'],
  ]);
  expect(rows[1]).toMatchObject({ before: { number: null }, after: { number: 'SI/26-27/000001' } });
});
