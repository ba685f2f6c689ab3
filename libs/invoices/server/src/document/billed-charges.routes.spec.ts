import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { ledgerInvariants } from '@freightdesk/ledger-server';
import { newId } from '@freightdesk/shared-database';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { registerInvoices } from '../register-invoices';
import { gstins, type InvoiceBooks, invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { portsOf } from '../sale-invoice/invoice-ports.builder';
import { chargeInvariants } from '../verify/charge-invariants';
import { earnedOfJob } from './earned-of-job.repository';

let api: TestApi;
let books: InvoiceBooks;
let partyId: string;
let jobId: string;
let headId: string;

/** One docket whose customer is billed with the proof of delivery. */
const docketId = newId();
const docket = {
  ...{ id: docketId, number: 'HO/26-27/000001', isBillable: true, isPodMissing: true, reverseCharge: false },
  receiptStateCode: null,
};

beforeAll(async () => {
  const ports = {
    ...portsOf(),
    findDockets: async (_db: unknown, ids: readonly string[]) => [docket].filter(({ id }) => ids.includes(id)),
  };
  api = await startApi({ register: (kit) => registerInvoices(kit, ports), now: '2026-06-01T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  docket.isPodMissing = true;
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
  ({ id: jobId } = await books.addJob(partyId));
  ({ id: headId } = await api.db
    .selectFrom('chargeHead')
    .select('id')
    .where('code', '=', 'OFT')
    .executeTakeFirstOrThrow());
});
afterEach(async () => {
  expect(await brokenIn(api.db, [...ledgerInvariants, ...chargeInvariants])).toEqual([]);
});

async function addCharge(changes: object = {}): Promise<string> {
  const id = newId();
  const sell = { sellRate: '10000', sellCurrency: 'INR', sellMinor: 10_000_00, sellPaise: 10_000_00 };
  const buy = { buyRate: '8000', buyCurrency: 'INR', buyMinor: 8_000_00, buyPaise: 8_000_00 };
  const owner = { record: 'jobcard', recordId: jobId, position: 0, payerId: partyId, chargeHeadId: headId };
  const made = { createdAt: api.clock.now(), createdBy: testActors.ACCOUNT.userId };
  const line = { description: 'Ocean freight', basis: 'PER_SHIPMENT', quantity: '1', pureAgent: false };
  await api.db
    .insertInto('charge')
    .values({ id, ...owner, ...line, ...sell, ...buy, ...made, ...changes })
    .execute();
  return id;
}
const charge = (id: string) => api.db.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const add = (chargeIds: string[], changes: Partial<AddSaleInvoiceInput> = {}) =>
  post(
    'add',
    saleInvoiceInput({
      partyId,
      issue: true,
      lines: chargeIds.map((chargeId) => chargeLine({ chargeId, chargeHeadId: headId })),
      ...changes,
    }),
  );
const issued = async (chargeIds: string[], changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await add(chargeIds, changes)).expect(201).data;
const unbilled = async () =>
  (await api.get(`/sale-invoice/billable-charges?partyId=${partyId}`, { as: 'ACCOUNT' })).expect(200).data.charges;
const cancel = async (id: string) => {
  const { version } = (await api.get(`/sale-invoice/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;
  return post('cancel', { id, version, reason: 'Made by mistake' });
};

describe('the charges that a customer was not billed for', () => {
  it('are offered as lines, with whose they are, and why some must wait', async () => {
    const id = await addCharge();
    await addCharge({ record: 'docket', recordId: docketId });
    await addCharge({ waivedReason: 'Our own delay' });
    await addCharge({ payerId: await books.addParty({ name: 'Another', gstin: null }) });

    const found = await unbilled();
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id,
          source: 'JOBCARD',
          recordId: jobId,
          quantity: '1',
          rate: '10000',
          amountMinor: 10_000_00,
          heldBy: null,
        }),
        expect.objectContaining({ source: 'DOCKET', number: docket.number, heldBy: 'POD_MISSING' }),
      ]),
    );
  });

  it('say where their job earns less than the company asks for, by what was billed of it', async () => {
    await api.db.updateTable('company').set({ marginFloorPercent: '25' }).execute();
    await addCharge();
    const lowMargins = async () => (await unbilled()).map((one: { lowMargin: unknown }) => one.lowMargin);
    expect(await lowMargins()).toEqual([{ marginPercent: '20', floorPercent: '25' }]);

    await addCharge({ buyRate: null, buyCurrency: null, buyMinor: null, buyPaise: null });

    expect(await lowMargins()).toEqual([null, null]);
  });

  it('are none any more once an invoice is issued, and again once it is cancelled', async () => {
    const id = await addCharge();
    const draft = await issued([id], { issue: false });
    expect(await unbilled()).toMatchObject([{ id, draftId: draft.id }]);

    const { id: invoiceId, number } = (await post('issue', { id: draft.id, version: draft.version })).expect(200).data;
    expect(await unbilled()).toEqual([]);
    expect(await charge(id)).toMatchObject({
      status: 'BILLED',
      saleDocumentNumber: number,
      billedSellPaise: 10_000_00,
    });
    (await cancel(invoiceId)).expect(200);
    expect(await charge(id)).toMatchObject({ status: 'PLANNED', saleDocumentId: null });
    expect(await unbilled()).toMatchObject([{ id, draftId: null }]);
  });

  it('are billed once, also by two who bill them at the same moment', async () => {
    const id = await addCharge();
    const answers = await Promise.all([add([id]), add([id]), add([id])]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ problem }) => problem.code)).toEqual([
      'already_billed',
      'already_billed',
    ]);
    const numbers = await api.db.selectFrom('saleInvoice').select('number').execute();
    expect(numbers).toEqual([{ number: 'SI/26-27/000001' }]);
  });

  it('come back with a credit note of the whole, not of a part, and go when it is cancelled', async () => {
    const id = await addCharge();
    const invoice = await issued([id]);
    const note = { id: invoice.id, date: '2026-05-20', reason: 'Billed to the wrong job' };
    const part = (
      await post('credit-note', { ...note, lines: [chargeLine({ rate: '100', chargeHeadId: headId })] })
    ).expect(201).data;
    expect(await unbilled()).toEqual([]);
    (await post('credit-note', { ...note, full: true })).expect(201);
    expect(await unbilled()).toHaveLength(1);

    (await cancel(part.id)).expect(200);
    expect(await charge(id)).toMatchObject({ status: 'BILLED', saleDocumentId: invoice.id });
  });

  it('turn an invoice’s line into one of their job, and of their docket with its proof alone', async () => {
    const [ofJob, ofDocket] = [await addCharge(), await addCharge({ record: 'docket', recordId: docketId })];

    expect((await add([ofDocket])).problem).toMatchObject({
      status: 422,
      code: 'pod_missing',
      errors: [{ field: 'lines.0.docketId' }],
    });
    docket.isPodMissing = false;
    expect((await issued([ofJob, ofDocket])).lines).toMatchObject([
      { jobId, docketId: null, chargeId: ofJob },
      { jobId: null, docketId, docketNumber: docket.number, chargeId: ofDocket },
    ]);
  });

  it.each<[string, (id: string) => Promise<string[]> | string[], string]>([
    ['one that is not there', () => [newId()], 'unknown_charge'],
    [
      'one without a sale',
      async () => [await addCharge({ sellRate: null, sellCurrency: null, sellMinor: null })],
      'unknown_charge',
    ],
    [
      'one of another customer',
      async () => [await addCharge({ payerId: await books.addParty({ name: 'Another', gstin: null }) })],
      'charge_of_another',
    ],
    ['the same twice', (id) => [id, id], 'charge_twice'],
  ])('refuse %s at its line', async (_what, of, code) => {
    const lines = await of(await addCharge());

    expect((await add(lines)).problem).toMatchObject({
      status: 422,
      code,
      errors: [{ field: `lines.${lines.length - 1}.chargeId` }],
    });
  });
});

describe('a vendor’s bill', () => {
  it('meets the cost that was expected, once, with what it came to', async () => {
    const id = await addCharge();
    const vendorId = await books.addParty({ name: 'Oceanic Lines', gstin: gstins.bengaluru, stateCode: '29' });
    const bill = (supplierNumber: string) =>
      api.post(
        '/purchase-invoice/add',
        purchaseInvoiceInput({
          partyId: vendorId,
          supplierNumber,
          post: true,
          lines: [
            { description: 'Ocean freight', sac: '996521', quantity: '1', rate: '8500', gstRate: '18', chargeId: id },
          ],
        }),
        { as: 'ACCOUNT' },
      );

    const { data } = (await bill('B-1')).expect(201);
    expect(await charge(id)).toMatchObject({
      purchaseDocumentId: data.id,
      billedBuyPaise: 8_500_00,
      buyPaise: 8_000_00,
    });
    expect((await bill('B-2')).problem).toMatchObject({ status: 409, code: 'already_billed' });
    (
      await api.post(
        '/purchase-invoice/cancel',
        { id: data.id, version: data.version, reason: 'Wrong vendor' },
        { as: 'ACCOUNT' },
      )
    ).expect(200);
    expect(await charge(id)).toMatchObject({ purchaseDocumentId: null });
  });
});

it('what a job earned is what was posted for it, by head and to the paisa', async () => {
  const id = await addCharge();
  const invoice = await issued([id], {
    lines: [chargeLine({ chargeId: id, chargeHeadId: headId, rate: '10000.40' }), chargeLine({ jobId, rate: '33.33' })],
  });
  await issued([], { lines: [chargeLine({ jobId, chargeHeadId: headId, rate: '500' })] });
  (
    await post('credit-note', {
      id: invoice.id,
      date: '2026-05-20',
      reason: 'Rate was agreed lower',
      lines: [chargeLine({ chargeHeadId: headId, rate: '100' })],
    })
  ).expect(201);

  const { heads } = await earnedOfJob(api.db, jobId);
  const postings = await api.db
    .selectFrom('posting')
    .select(['debitPaise', 'creditPaise'])
    .where('jobId', '=', jobId)
    .execute();
  const posted = postings.reduce((sum, { debitPaise, creditPaise }) => sum + creditPaise - debitPaise, 0);
  expect(heads).toEqual([
    { chargeHeadId: headId, name: 'Ocean freight', buyPaise: 0, sellPaise: 10_400_40 },
    { chargeHeadId: null, name: null, buyPaise: 0, sellPaise: 33_33 },
  ]);
  expect(heads.reduce((sum, { sellPaise, buyPaise }) => sum + sellPaise - buyPaise, 0)).toBe(posted);
});
