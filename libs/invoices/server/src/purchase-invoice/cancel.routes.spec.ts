import type { PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { costLine, purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { figuresOf } from '@freightdesk/shared-server-kit';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { countPostedInvoices } from '../document/count-posted-invoices';
import { billFigures } from '../payable/bill-figures';
import { trialBalance } from '../sale-invoice/invoice-books.builder';
import type { BillDesk } from './bill-desk.builder';
import { withBills } from './with-bills.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;

withBills(
  { startApi, actor: testActors.ACCOUNT, vendor: { tdsNature: 'CONTRACT' } },
  (begun) => ({ api, desk, partyId } = begun),
);

const large = { lines: [costLine({ rate: '40000.00' })] };

describe('cancelling', () => {
  it('returns the trial balance to what it was; the number stays and counts', async () => {
    await desk.posted({ partyId });
    const before = await trialBalance(api.db);
    const wrong = await desk.posted({ partyId, ...large, reverseCharge: true });

    const { data } = (await desk.cancel(wrong)).expect(200);

    expect(data).toMatchObject({
      number: 'PI/26-27/000002',
      status: 'CANCELLED',
      cancelReason: 'Booked to the wrong vendor',
      tdsPaise: 800_00,
      outstandingPaise: 0,
    });
    expect(await trialBalance(api.db)).toEqual(before);
    expect(await desk.posted({ partyId })).toMatchObject({ number: 'PI/26-27/000003' });
  });

  it('reverses on the bill’s own date, so its month must be open', async () => {
    const bill = await desk.posted({ partyId });
    await desk.books.lockMonth('2026-04-01');

    expect((await desk.cancel(bill)).problem).toMatchObject({ status: 409, code: 'period_locked' });
    expect(await desk.read(bill.id)).toMatchObject({ status: 'POSTED', version: bill.version });
  });

  it('is done once, needs a reason, and is not for drafts', async () => {
    const bill = await desk.posted({ partyId });
    const { id, version } = (await desk.cancel(bill)).expect(200).data;
    const draft = await desk.added({ partyId });

    expect((await desk.cancel({ id, version })).problem).toMatchObject({ code: 'cancelled' });
    expect((await desk.cancel(draft)).problem).toMatchObject({ status: 409, code: 'not_posted' });
    expect((await desk.cancel(bill)).problem).toMatchObject({ status: 409, code: 'stale_version' });
    (await desk.post('cancel', { id: draft.id, version: 1 })).expect(422);
  });
});

describe('the store itself', () => {
  it('keeps a posted bill and its lines as they are, whoever writes', async () => {
    const { id } = await desk.posted({ partyId });
    const { db } = api;

    const attempts = [
      db.updateTable('purchaseInvoice').set({ supplierNumber: 'x' }).where('id', '=', id).execute(),
      db.updateTable('purchaseInvoice').set({ number: 'PI/26-27/000009' }).where('id', '=', id).execute(),
      db.updateTable('purchaseInvoice').set({ status: 'DRAFT', number: null }).where('id', '=', id).execute(),
      db.deleteFrom('purchaseInvoice').where('id', '=', id).execute(),
      db.updateTable('purchaseInvoiceLine').set({ taxablePaise: 1 }).where('invoiceId', '=', id).execute(),
      db.deleteFrom('purchaseInvoiceLine').where('invoiceId', '=', id).execute(),
    ];

    for (const attempt of attempts) await expect(attempt).rejects.toThrow(/is posted/);
    expect(await desk.read(id)).toMatchObject({ number: 'PI/26-27/000001' });
  });

  it('lets a draft go, with its lines', async () => {
    const { id } = await desk.added({ partyId });

    await api.db.deleteFrom('purchaseInvoice').where('id', '=', id).execute();

    expect(await desk.counted('purchaseInvoiceLine')).toBe(0);
  });
});

it('tells the overview what vendors are owed and how much of it is late, and jobs whether they have costs', async () => {
  const { id: jobId } = await desk.books.addJob(partyId);
  await desk.posted({ partyId, lines: [costLine({ jobId }), costLine({ jobId })] });
  await desk.posted({ partyId, supplierDate: '2026-05-20', date: '2026-05-20' });
  const context = { db: api.db, clock: api.clock, actor: testActors.ACCOUNT, requestId: 'r-1' };

  const figures = await figuresOf(billFigures, context);

  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['purchase-invoices.outstanding', 31_500_00],
    ['purchase-invoices.overdue', 21_000_00],
  ]);
  expect(await countPostedInvoices(api.db, jobId)).toBe(1);
});

describe('the list', () => {
  const numbers = async (query: string) =>
    (await desk.get(`list?${query}`)).expect(200).body.data.map(({ number }: PurchaseInvoiceRow) => number);

  it('filters, searches both numbers, sorts; drafts come first', async () => {
    const other = await desk.books.addParty({ name: 'Malabar Carriers', gstin: null, stateCode: '27' });
    const late = await desk.posted({ partyId, supplierNumber: 'VCL/77' });
    const open = await desk.posted({ partyId: other, ...large, supplierDate: '2026-05-20', date: '2026-05-20' });
    await desk.added({ partyId, date: '2026-05-20' });

    expect(await numbers('')).toEqual([null, open.number, late.number]);
    expect(await numbers('status=POSTED')).toEqual([open.number, late.number]);
    expect(await numbers('status=PAID')).toEqual([]);
    expect(await numbers(`partyId=${other}`)).toEqual([open.number]);
    expect(await numbers('dateFrom=2026-04-10&dateTo=2026-04-30')).toEqual([late.number]);
    expect(await numbers('overdue=true')).toEqual([late.number]);
    expect(await numbers('q=vcl/77')).toEqual([late.number]);
    expect(await numbers('q=malabar')).toEqual([open.number]);
    expect(await numbers('sort=-outstandingPaise')).toEqual([open.number, late.number, null]);
    expect(await numbers('sort=supplierDate,number')).toEqual([late.number, null, open.number]);
  });

  it('shows of jobs no more than a bill needs', async () => {
    const { id, number } = await desk.books.addJob(partyId);

    const { body } = (await desk.get('costable-jobs?source=JOBCARD')).expect(200);

    expect(body).toMatchObject({ total: 1, data: [{ id, number, source: 'JOBCARD', mode: 'SEA_FCL' }] });
  });

  it('an unknown bill is 404, a malformed id 400', async () => {
    expect((await desk.get(`get?id=${testActors.ADMIN.userId}`)).status).toBe(404);
    expect((await desk.get('get?id=7')).status).toBe(400);
  });
});

it('every deed is audited with before and after', async () => {
  const draft = await desk.added({ partyId, supplierNumber: 'A-1' });
  const input = purchaseInvoiceInput({ partyId, supplierNumber: 'A-2' });
  (await desk.post('update', { ...input, id: draft.id, version: 1 })).expect(200);
  const bill = (await desk.post('post', { id: draft.id, version: 2 })).expect(200).data;
  (await desk.cancel(bill)).expect(200);

  const rows = await api.db
    .selectFrom('auditEvent')
    .selectAll()
    .where('recordId', '=', draft.id)
    .orderBy('id')
    .execute();

  expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
    ['add', null],
    ['update', null],
    ['post', null],
    ['cancel', 'Booked to the wrong vendor'],
  ]);
  expect(rows[1]).toMatchObject({ before: { supplierNumber: 'A-1' }, after: { supplierNumber: 'A-2' } });
});
