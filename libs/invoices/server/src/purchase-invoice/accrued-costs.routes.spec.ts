import type { AddPurchaseInvoiceInput, PurchaseInvoice } from '@freightdesk/invoices-contract';
import { costLine } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerInvoices } from '../register-invoices';
import { portsOf } from '../sale-invoice/invoice-ports.builder';
import { chargeInvariants } from '../verify/charge-invariants';
import { BillDesk } from './bill-desk.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;
let job: { id: string };
const docket = {
  ...{ id: newId(), number: 'HO/26-27/000001', isBillable: true, isPodMissing: true },
  ...{ reverseCharge: true, receiptStateCode: null },
};

beforeAll(async () => {
  const findDockets = async (_db: unknown, ids: readonly string[]) => [docket].filter(({ id }) => ids.includes(id));
  api = await startApi({
    register: (kit) => registerInvoices(kit, { ...portsOf(), findDockets }),
    now: '2026-06-01T06:00:00Z',
  });
  desk = new BillDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());

beforeEach(async () => {
  await desk.startAnew();
  partyId = await desk.books.addParty();
  job = await desk.books.addJob(partyId);
});
afterEach(async () => {
  const broken = await brokenIn(api.db, chargeInvariants);
  expect([...(await desk.broken()), ...broken]).toEqual([]);
});

/** A cost of 8,000 that the vendor is expected to bill. */
async function accrue(changes: object = {}): Promise<string> {
  const id = newId();
  const head = await api.db.selectFrom('chargeHead').select('id').where('code', '=', 'OFT').executeTakeFirstOrThrow();
  const owner = { record: 'jobcard', recordId: job.id, position: 0, chargeHeadId: head.id, vendorId: partyId };
  const made = { createdAt: api.clock.now(), createdBy: testActors.ACCOUNT.userId };
  const line = { description: 'Ocean freight', basis: 'PER_SHIPMENT', quantity: '1', pureAgent: false };
  const buy = { buyRate: '8000', buyCurrency: 'INR', buyMinor: 8_000_00, buyPaise: 8_000_00, isAccrued: true };
  await api.db
    .insertInto('charge')
    .values({ id, ...owner, ...line, ...buy, ...made, ...changes })
    .execute();
  return id;
}
const charge = (id: string) => api.db.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const open = async () =>
  (await api.get(`/purchase-invoice/billable-charges?partyId=${partyId}`, { as: 'ACCOUNT' })).expect(200).data.charges;
const closeJob = () => api.db.updateTable('jobcard').set({ status: 'CLOSED' }).where('id', '=', job.id).execute();
const allow = (costTolerancePercent: string) => api.db.updateTable('company').set({ costTolerancePercent }).execute();

const terms = (chargeId: string, rate: string): Partial<AddPurchaseInvoiceInput> => ({
  partyId,
  tdsNature: null,
  lines: [costLine({ chargeId, rate })],
});
const debit = async (bill: PurchaseInvoice): Promise<PurchaseInvoice> =>
  (await desk.post('debit-note', { id: bill.id, date: '2026-05-20', reason: 'Billed twice', full: true })).expect(201)
    .data;

it('the costs that a vendor is expected to bill are offered, also of a docket without proof and of a job that is closed', async () => {
  const [ofJob, ofDocket] = [
    await accrue({ quotedBuyPaise: 7_900_00 }),
    await accrue({ record: 'docket', recordId: docket.id }),
  ];
  await accrue({ vendorId: await desk.books.addParty({ name: 'Another', gstin: null }) });
  await closeJob();

  const found = await open();
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: ofJob, isClosed: true, heldBy: null, paise: 8_000_00, quotedPaise: 7_900_00 }),
      expect.objectContaining({ id: ofDocket, source: 'DOCKET', number: docket.number, heldBy: null }),
    ]),
  );
});

it('a bill says of each line what was accrued and quoted, and that the job was closed before it came', async () => {
  const id = await accrue({ quotedBuyPaise: 7_900_00 });
  await closeJob();

  const bill = await desk.posted(terms(id, '8500'));

  expect(bill.lines).toMatchObject([
    { chargeId: id, jobId: job.id, jobClosed: true, accruedPaise: 8_000_00, quotedPaise: 7_900_00 },
  ]);
  expect(await charge(id)).toMatchObject({
    purchaseDocumentNumber: bill.number,
    billedBuyPaise: 8_500_00,
    status: 'BILLED',
  });
  expect(await open()).toEqual([]);
});

it('a bill beyond what the company allows is posted by an administrator alone, with a reason that stays on it', async () => {
  await allow('5');
  const id = await accrue();
  const draft = await desk.added(terms(id, '8400.01'));
  const seen = { id: draft.id, version: draft.version };
  const costOverrideReason = 'Congestion surcharge of the week';

  const refused = {
    status: 409,
    code: 'above_accrued',
    errors: [{ field: 'lines.0.rate', message: 'More than was accrued or quoted.' }],
  };
  expect((await desk.post('post', { ...seen, costOverrideReason })).problem).toMatchObject(refused);
  expect((await api.post('/purchase-invoice/post', seen, { as: 'ADMIN' })).problem).toMatchObject({
    ...{ status: 409, code: 'above_accrued' },
    errors: [{ field: 'costOverrideReason', message: 'Say why it is posted above what was accrued.' }],
  });
  expect(await charge(id)).toMatchObject({ purchaseDocumentId: null });

  const posted = await api.post('/purchase-invoice/post', { ...seen, costOverrideReason }, { as: 'ADMIN' });
  expect(posted.expect(200).data).toMatchObject({ status: 'POSTED', number: 'PI/26-27/000001', costOverrideReason });
  expect((await desk.posted(terms(await accrue(), '8400'))).costOverrideReason).toBeNull();
});

it('a cost waits for its bill again once a debit note took all of it, and not for a part, till the note is cancelled', async () => {
  const id = await accrue();
  const bill = await desk.posted(terms(id, '8000'));
  await desk
    .post('debit-note', { id: bill.id, date: '2026-05-20', reason: 'Rate', lines: [costLine({ rate: '100' })] })
    .then((answer) => answer.expect(201));
  expect(await open()).toEqual([]);

  const note = await debit(bill);
  expect(await open()).toHaveLength(1);
  expect(await charge(id)).toMatchObject({ status: 'ACCRUED', purchaseDocumentId: null });

  (await desk.cancel(note)).expect(200);
  expect(await charge(id)).toMatchObject({ purchaseDocumentId: bill.id, billedBuyPaise: 8_000_00 });
});
