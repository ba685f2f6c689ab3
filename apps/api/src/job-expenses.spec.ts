import { bankInput } from '@freightdesk/banks-contract/testing';
import { jobcardInput } from '@freightdesk/intl-shipment-contract/testing';
import { chargeLine, costLine, purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

// What is spent for a job comes from payments, its profit is told by jobs, and the report reads the ledger: here they meet.
let api: TestApi;
let bankId: string;
let partyId: string;
const date = '2026-11-20';

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 50_000_00 }))).id;
  partyId = (await post('/party/add', { name: 'Kaveri Traders', roles: ['CUSTOMER', 'VENDOR'], stateCode: '29' })).id;
});
afterAll(() => api.close());

const post = async (path: string, body: object) => (await api.as('ADMIN').post(path, body)).expect(201).data;
const read = async (path: string) => (await api.as('ADMIN').get(path)).expect(200).data;

/** Tax and its credit are of an expense, notes of documents; the others leave them aside. */
interface Act {
  kind: 'expense' | 'sale' | 'bill' | 'journal';
  paise: number;
  gst: boolean;
  credit: boolean;
  /** A note takes a third of it, or all; or it is cancelled or reversed. */
  then: 'STAYS' | 'THIRD' | 'WHOLE' | 'TAKEN_BACK';
}

const act = fc.record<Act>({
  kind: fc.constantFrom('expense', 'sale', 'bill', 'journal'),
  // A third of it is noted, which is no document where it rounds to no rupee.
  paise: fc.integer({ min: 2_00, max: 9_999_99 }),
  gst: fc.boolean(),
  credit: fc.boolean(),
  then: fc.constantFrom('STAYS', 'THIRD', 'WHOLE', 'TAKEN_BACK'),
});

async function openJob(): Promise<string> {
  const { id, version } = await post(
    '/jobcard/add',
    jobcardInput({ date, customerId: partyId, incoterm: 'FOB', commodity: 'Yarn' }),
  );
  (await api.as('ADMIN').post('/jobcard/move', { id, version, to: 'OPEN' })).expect(200);
  return id;
}

const rupees = (paise: number) => (paise / 100).toFixed(2);
const takenBack = { sale: '/sale-invoice/cancel', bill: '/purchase-invoice/cancel' };

/** A document of the job, and the note against it or its cancellation. */
async function document({ kind, paise, then }: Act & { kind: 'sale' | 'bill' }, jobId: string): Promise<void> {
  const lineOf = (amount: number) =>
    kind === 'sale' ? chargeLine({ rate: rupees(amount), jobId }) : costLine({ rate: rupees(amount), jobId });
  const lines = [lineOf(paise)];
  const { id, version } =
    kind === 'sale'
      ? await post('/sale-invoice/add', { ...saleInvoiceInput({ partyId, date }), lines, issue: true })
      : await post('/purchase-invoice/add', {
          ...purchaseInvoiceInput({
            partyId,
            date,
            supplierDate: date,
            supplierNumber: newId(),
            tdsNature: null,
            lines,
          }),
          post: true,
        });
  const asked = { id, reason: 'Agreed lower' };
  if (then === 'TAKEN_BACK') (await api.as('ADMIN').post(takenBack[kind], { ...asked, version })).expect(200);
  if (then === 'STAYS' || then === 'TAKEN_BACK') return;
  const note = then === 'WHOLE' ? { full: true } : { lines: [lineOf(Math.ceil(paise / 3))] };
  await post(kind === 'sale' ? '/sale-invoice/credit-note' : '/purchase-invoice/debit-note', {
    ...asked,
    date,
    ...note,
  });
}

async function journal({ paise, then }: Act, jobId: string): Promise<void> {
  const lines = [
    { accountCode: '5000', jobId, debitPaise: paise },
    { accountCode: '6020', creditPaise: paise },
  ];
  const { id, version } = await post('/journal/add', { date, narration: 'Cost moved to the job', lines });
  if (then !== 'TAKEN_BACK') return;
  (await api.as('ADMIN').post('/journal/reverse', { id, version, reason: 'Typed twice' })).expect(200);
}

async function expense({ paise, gst: hasGst, credit, then }: Act, jobId: string): Promise<void> {
  const gst = { gstRate: '18', supply: 'INTRA', itcEligible: credit };
  const { id, version } = await post('/payment/add', {
    ...{ direction: 'EXPENSE', bankId, date, mode: 'UPI', reference: newId(), currency: 'INR', amountMinor: paise },
    ...{ allocations: [], accountCode: '5000', jobId, ...(hasGst && { gst }) },
  });
  if (then !== 'TAKEN_BACK') return;
  (await api.as('ADMIN').post('/payment/reverse', { id, version, reason: 'Paid twice' })).expect(200);
}

async function perform(one: Act, jobId: string): Promise<void> {
  const { kind } = one;
  if (kind === 'expense') return expense(one, jobId);
  if (kind === 'journal') return journal(one, jobId);
  return document({ ...one, kind }, jobId);
}

it('the profit of a job is what was posted to it, to the paisa, whatever was sold, bought, noted, spent, moved and taken back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 5 }), async (sequence) => {
      const jobId = await openJob();
      for (const act of sequence) await perform(act, jobId);

      const { rows } = await sql<{ paise: number }>`
        select coalesce(sum(credit_paise - debit_paise), 0)::bigint as paise from posting where job_id = ${jobId}`.execute(
        api.db,
      );
      const { actual, exchangeDifferencePaise, onBehalfPaise } = await read(`/jobcard/profit?id=${jobId}`);
      expect(actual.marginPaise + exchangeDifferencePaise + onBehalfPaise).toBe(rows[0]?.paise);

      const spent = await read(`/reports/expense?groupBy=job&jobId=${jobId}&from=2026-04-01&to=2027-03-31`);
      expect(spent.totals.totalPaise).toBe(actual.buyPaise);
    }),
    { numRuns: 8 },
  );

  expect(await unsoundIn(api.db)).toEqual([]);
});

it('what the rates of a bill in dollars bring is of its jobs, by what they cost, and comes back with the payment', async () => {
  const [one, other] = [await openJob(), await openJob()];
  const dollars = { currency: 'USD', exchangeRate: '88.50' };
  const costs = [
    { rate: '1000.00', jobId: one },
    { rate: '500.00', jobId: other },
  ];
  const bill = await post('/purchase-invoice/add', {
    ...purchaseInvoiceInput({ partyId, date, supplierDate: date, supplierNumber: newId(), tdsNature: null }),
    ...{
      ...dollars,
      reverseCharge: true,
      post: true,
      lines: costs.map((cost) => costLine({ ...cost, gstRate: '18' })),
    },
  });
  const differences = async () =>
    Promise.all(
      [one, other].map(async (id) => (await read(`/jobcard/profit?id=${id}`)).exchangeDifferencePaise as number),
    );
  expect(await differences()).toEqual([0, 0]);

  const paid = await post('/payment/add', {
    ...{ direction: 'PAYMENT', bankId, partyId, date, mode: 'NEFT', reference: newId() },
    ...{ currency: 'USD', exchangeRate: '91.00', amountMinor: bill.outstandingMinor },
    allocations: [{ invoiceId: bill.id, amountMinor: bill.outstandingMinor }],
  });
  expect(await differences()).toEqual([-2_500_00, -1_250_00]);
  expect(paid.fxGainPaise).toBe(-3_750_00);

  const { id, version } = paid;
  (await api.as('ADMIN').post('/payment/reverse', { id, version, reason: 'Paid at the wrong rate' })).expect(200);
  expect(await differences()).toEqual([0, 0]);
  expect(await unsoundIn(api.db)).toEqual([]);
});

it('what the rates of a set-off bring is of the jobs of its invoices, and comes back with it', async () => {
  const [one, other] = [await openJob(), await openJob()];
  const sold = await post('/sale-invoice/add', {
    ...saleInvoiceInput({ partyId, date }),
    ...{ currency: 'USD', exchangeRate: '88.00', issue: true },
    lines: [chargeLine({ rate: '900.00', jobId: one }), chargeLine({ rate: '300.00', jobId: other })],
  });
  const bought = await post('/purchase-invoice/add', {
    ...purchaseInvoiceInput({ partyId, date, supplierDate: date, supplierNumber: newId(), tdsNature: null }),
    ...{ currency: 'USD', exchangeRate: '88.50', reverseCharge: true, post: true },
    lines: [costLine({ rate: '1000.00', gstRate: '18', jobId: one })],
  });
  const differences = async () =>
    Promise.all(
      [one, other].map(async (id) => (await read(`/jobcard/profit?id=${id}`)).exchangeDifferencePaise as number),
    );

  const { id, version, fxGainPaise } = await post('/settlement/set-off', {
    ...{ partyId, date, currency: 'USD' },
    sales: [{ invoiceId: sold.id, amountMinor: 400_00 }],
    bills: [{ invoiceId: bought.id, amountMinor: 400_00 }],
  });
  expect(await differences()).toEqual([150_00, 50_00]);
  expect(fxGainPaise).toBe(200_00);

  (await api.as('ADMIN').post('/settlement/reverse', { id, version, reason: 'Not agreed' })).expect(200);
  expect(await differences()).toEqual([0, 0]);
  expect(await unsoundIn(api.db)).toEqual([]);
});
