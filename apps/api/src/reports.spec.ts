import { invoiceInvariants } from '@freightdesk/invoices-server';
import { paymentInvariants } from '@freightdesk/payments-server';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { foundCompany, registerAll } from './whole-api.builder';

/** Reports of what the server's own endpoints recorded: every document and the ledger say the same. */
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
});

const post = async (path: string, body: object, status = 201) =>
  (await api.post(path, body, { as: 'ACCOUNT' })).expect(status).data;
const report = async (path: string) => (await api.get(`/reports/${path}`, { as: 'ACCOUNT' })).expect(200).data;

const addParty = async (name: string, facts: object = {}): Promise<string> =>
  (await post('/party/add', { name, roles: ['CUSTOMER', 'VENDOR'], stateCode: '29', ...facts })).id;

const line = (rupees: number, gstRate: string) => ({
  description: 'Freight',
  sac: '996511',
  quantity: '1',
  rate: String(rupees),
  gstRate,
});

interface Terms {
  partyId: string;
  rupees: number;
  gstRate?: string;
  date?: string;
}

let bills = 0;
const sell = ({ partyId, rupees, gstRate = '18', date = '2026-11-10' }: Terms) =>
  post('/sale-invoice/add', {
    ...{ kind: 'TAX_INVOICE', partyId, date, currency: 'INR' },
    lines: [line(rupees, gstRate)],
    issue: true,
  });
const buy = ({ partyId, rupees, gstRate = '18', date = '2026-11-10', ...rest }: Terms & Record<string, unknown>) =>
  post('/purchase-invoice/add', {
    ...{ partyId, supplierNumber: `B-${(bills += 1)}`, supplierDate: date, date, currency: 'INR' },
    lines: [line(rupees, gstRate)],
    post: true,
    ...rest,
  });

const differing = ({ ties }: { ties: { differencePaise: number }[] }) =>
  ties.filter(({ differencePaise }) => differencePaise !== 0);

async function addBank(): Promise<string> {
  const particulars = { name: 'HDFC Bank', accountNumber: '50200012345678', ifsc: 'HDFC0000123' };
  const opening = { accountType: 'CURRENT', currency: 'INR', openingBalancePaise: 0, openingDate: '2026-04-01' };
  return (await post('/bank/add', { ...particulars, ...opening })).id;
}

const receive = async (
  bankId: string,
  terms: { partyId: string; amountMinor: number; tdsPaise: number; allocations: object[] },
) =>
  post('/payment/add', {
    ...{ direction: 'RECEIPT', bankId, date: '2026-11-20', mode: 'NEFT', currency: 'INR' },
    ...terms,
  });

describe('the GST report', () => {
  it('sets the credit of a bill against what was sold', async () => {
    await sell({ partyId: await addParty('Coastal Spices'), rupees: 10_000 });
    await buy({ partyId: await addParty('Varuna Lines', { gstin: '29AAACI1681G1ZL' }), rupees: 4_000 });

    const gst = await report('gst');

    expect(gst.output).toMatchObject({ taxablePaise: 10_000_00, cgstPaise: 900_00, sgstPaise: 900_00 });
    expect(gst.input).toMatchObject({ taxablePaise: 4_000_00, cgstPaise: 360_00, sgstPaise: 360_00 });
    expect(gst.payable).toEqual({ cgstPaise: 540_00, sgstPaise: 540_00, igstPaise: 0 });
    expect(differing(gst)).toEqual([]);
  });

  it('owes the tax of a bill under reverse charge, and takes its credit', async () => {
    await buy({ partyId: await addParty('Gati Carriers'), rupees: 10_000, gstRate: '5', reverseCharge: true });

    const gst = await report('gst');

    const face = { taxablePaise: 10_000_00, cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 };
    expect(gst).toMatchObject({ reverseCharge: face, reverseChargeCredit: face, input: { taxablePaise: 0 } });
    expect(differing(gst)).toEqual([]);
  });

  it('takes the credit within what banks kept of a receipt and of a payment, till they are taken back', async () => {
    const partyId = await addParty('Varuna Lines', { gstin: '29AAACI1681G1ZL' });
    const kept = { bankChargesPaise: 59_00, chargesGst: { gstRate: '18', supply: 'INTRA', itcEligible: true } };
    const moved = { bankId: await addBank(), partyId, date: '2026-11-20', mode: 'NEFT', currency: 'INR', ...kept };
    const untaxed = { advanceTax: null, advanceTaxReason: 'It is for an export' };
    await post('/payment/add', { ...moved, direction: 'RECEIPT', amountMinor: 5_000_00, ...untaxed });
    const { id, version } = await post('/payment/add', { ...moved, direction: 'PAYMENT', amountMinor: 3_000_00 });

    const gst = await report('gst');
    await post('/payment/reverse', { id, version, reason: 'The bank sent it back' }, 200);
    const after = await report('gst');

    expect(gst.input).toMatchObject({ taxablePaise: 100_00, cgstPaise: 9_00, sgstPaise: 9_00, igstPaise: 0 });
    expect(after.input).toMatchObject({ taxablePaise: 50_00, cgstPaise: 4_50, sgstPaise: 4_50, igstPaise: 0 });
    expect([...differing(gst), ...differing(after)]).toEqual([]);
  });

  it('takes no credit where none may be taken', async () => {
    const partyId = await addParty('Varuna Lines', { gstin: '29AAACI1681G1ZL' });
    await buy({ partyId, rupees: 4_000, itcEligible: false });

    const gst = await report('gst');

    expect(gst.input).toMatchObject({ taxablePaise: 0, cgstPaise: 0 });
    expect(differing(gst)).toEqual([]);
    expect((await report('expense')).totals).toMatchObject({ directPaise: 4_720_00 });
  });
});

describe('the TDS report', () => {
  const contractor = { pan: 'AAACI1681G', tdsNature: 'CONTRACT' };

  it('names what was withheld from a vendor, with section, PAN and bill', async () => {
    const partyId = await addParty('Gati Carriers', contractor);
    const bill = await buy({ partyId, rupees: 40_000 });

    const tds = await report('tds-report');

    expect(tds.rows).toMatchObject([
      {
        ...{ side: 'PAYABLE', partyId, party: 'Gati Carriers', pan: 'AAACI1681G', nature: 'CONTRACT' },
        ...{ section: '393(1) Sl.6(i)', basePaise: 40_000_00, tdsPaise: 800_00, date: '2026-11-10' },
        document: { type: 'PURCHASE', number: bill.number, id: bill.id },
      },
    ]);
    expect(tds.totals).toEqual({ basePaise: 40_000_00, tdsPaise: 800_00, payablePaise: 800_00, receivablePaise: 0 });
    expect(differing(tds)).toEqual([]);
  });

  it('counts a cancelled bill as nothing', async () => {
    const bill = await buy({ partyId: await addParty('Gati Carriers', contractor), rupees: 40_000 });
    await post('/purchase-invoice/cancel', { id: bill.id, version: bill.version, reason: 'Wrong vendor' }, 200);

    const tds = await report('tds-report');

    expect(tds.rows).toMatchObject([{ basePaise: 0, tdsPaise: 0 }]);
    expect(differing(tds)).toEqual([]);
  });

  it('names what a customer withheld of the value without GST, and takes it back with the receipt', async () => {
    const [partyId, bankId] = [await addParty('Coastal Spices'), await addBank()];
    const invoice = await sell({ partyId, rupees: 1_00_000 });
    const allocations = [{ invoiceId: invoice.id, amountMinor: 1_18_000_00 }];
    const receipt = await receive(bankId, { partyId, amountMinor: 1_16_000_00, tdsPaise: 2_000_00, allocations });

    const before = await report('tds-report');
    await post('/payment/reverse', { id: receipt.id, version: receipt.version, reason: 'Cheque returned' }, 200);
    const after = await report('tds-report?side=RECEIVABLE');

    expect(before.rows).toMatchObject([
      {
        ...{ side: 'RECEIVABLE', partyId, basePaise: 1_00_000_00, tdsPaise: 2_000_00 },
        document: { type: 'RECEIPT', number: receipt.number, id: receipt.id },
      },
    ]);
    expect(after.rows.map(({ tdsPaise }: { tdsPaise: number }) => tdsPaise)).toEqual([2_000_00, -2_000_00]);
    expect(after.totals).toMatchObject({ basePaise: 0, tdsPaise: 0 });
    expect([...differing(before), ...differing(after)]).toEqual([]);
  });

  it('adds up by party, section and quarter of the fiscal year', async () => {
    const partyId = await addParty('Gati Carriers', contractor);
    await buy({ partyId, rupees: 40_000, date: '2026-05-10' });
    await buy({ partyId, rupees: 50_000, date: '2026-11-10' });

    const rowsBy = async (grouping: string) => (await report(`tds-report?groupBy=${grouping}`)).rows;

    expect(await rowsBy('quarter')).toMatchObject([
      { quarter: '2026-27 Q1', tdsPaise: 800_00 },
      { quarter: '2026-27 Q3', tdsPaise: 1_000_00 },
    ]);
    expect(await rowsBy('party')).toMatchObject([{ partyId, tdsPaise: 1_800_00 }]);
    expect(await rowsBy('section')).toMatchObject([{ section: '393(1) Sl.6(i)', tdsPaise: 1_800_00 }]);
  });
});

it('the purchase register names the vendor’s number, and counts a cancelled bill as nothing', async () => {
  const partyId = await addParty('Varuna Lines', { gstin: '29AAACI1681G1ZL' });
  const [kept, cancelled] = [await buy({ partyId, rupees: 4_000 }), await buy({ partyId, rupees: 5_000 })];
  await post('/purchase-invoice/cancel', { id: cancelled.id, version: cancelled.version, reason: 'Twice' }, 200);

  const register = await report('purchase');

  expect(register.rows).toMatchObject([
    { invoiceId: kept.id, supplierNumber: kept.supplierNumber, totalPaise: 4_720_00, partyGstin: '29AAACI1681G1ZL' },
    { invoiceId: cancelled.id, status: 'CANCELLED', totalPaise: 0 },
  ]);
  expect(register.totals).toMatchObject({ taxablePaise: 4_000_00, cgstPaise: 360_00, totalPaise: 4_720_00 });
  expect((await report('purchase?groupBy=party')).totals).toEqual(register.totals);
});

/** A customer pays what is left of an invoice when he has withheld of its value. */
async function receiveLessTax(
  bankId: string,
  { id, partyId, rupees, isTakenBack }: { id: string; partyId: string; rupees: number; isTakenBack: boolean },
): Promise<void> {
  const { outstandingMinor } = (await api.get(`/sale-invoice/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;
  const tdsPaise = rupees * 2;
  const allocations = [{ invoiceId: id, amountMinor: outstandingMinor }];
  const { id: receiptId, version } = await receive(bankId, {
    ...{ partyId, amountMinor: outstandingMinor - tdsPaise, tdsPaise, allocations },
  });
  if (isTakenBack) await post('/payment/reverse', { id: receiptId, version, reason: 'Of the story' }, 200);
}

const sumOf = ({ rows }: { rows: Record<string, number>[] }, name: string): number =>
  rows.reduce((sum, { [name]: figure = 0 }) => sum + figure, 0);

const ofKeptSums = [...invoiceInvariants, ...paymentInvariants].filter(({ sentence }) =>
  sentence.startsWith('What is kept'),
);

const deed = fc.record({
  kind: fc.constantFrom('sale', 'bill', 'reverse charge', 'no credit'),
  rupees: fc.integer({ min: 1, max: 90_000 }),
  gstRate: fc.constantFrom('5', '18'),
  isAbroad: fc.boolean(),
  isCancelled: fc.boolean(),
});

it('whatever is sold, bought and cancelled, documents, ledger and every grouping agree', async () => {
  const here = await addParty('Coastal Spices', { tdsNature: 'CONTRACT', pan: 'AAACI1681G' });
  const elsewhere = await addParty('Deccan Steel', { stateCode: '27', tdsNature: 'PROFESSIONAL' });
  const bankId = await addBank();
  const story = fc.sample(deed, { numRuns: 40, seed: 1946 });

  for (const [index, { kind, rupees, gstRate, isAbroad, isCancelled }] of story.entries()) {
    // Numbers of a series run with their dates: April to November.
    const date = `2026-${String(4 + Math.floor(index / 5)).padStart(2, '0')}-15`;
    const terms = { partyId: isAbroad ? elsewhere : here, rupees, gstRate, date };
    const path = kind === 'sale' ? 'sale-invoice' : 'purchase-invoice';
    const reverse = { reverseCharge: kind === 'reverse charge', itcEligible: kind !== 'no credit' };
    const { id, version } = kind === 'sale' ? await sell(terms) : await buy({ ...terms, ...reverse });
    if (isCancelled) await post(`/${path}/cancel`, { id, version, reason: 'Of the story' }, 200);
    else if (kind === 'sale')
      await receiveLessTax(bankId, { id, partyId: terms.partyId, rupees, isTakenBack: index % 4 === 0 });
  }

  const [gst, tds, sales, purchases] = [
    await report('gst'),
    await report('tds-report'),
    await report('sale'),
    await report('purchase'),
  ];
  expect([...differing(gst), ...differing(tds)]).toEqual([]);
  expect(gst.rows.filter((row: { differencePaise: number }) => row.differencePaise !== 0)).toEqual([]);
  expect(gst.output.igstPaise).toBe(sales.totals.igstPaise);
  expect(purchases.total + sales.total).toBe(story.length);
  for (const grouping of ['party', 'month']) {
    expect((await report(`sale?groupBy=${grouping}`)).totals).toEqual(sales.totals);
    expect((await report(`purchase?groupBy=${grouping}`)).totals).toEqual(purchases.totals);
  }
  const { totals } = await report('expense');
  for (const grouping of ['month', 'job', 'party', 'document']) {
    expect((await report(`expense?groupBy=${grouping}`)).totals).toEqual(totals);
  }
  for (const days of ['', 'from=2026-04-20&to=2026-10-03&', 'from=2026-05-16&to=2026-05-20&']) {
    const asked = await report(`tds-report?${days}`);
    expect(asked.totals).toMatchObject({ basePaise: sumOf(asked, 'basePaise'), tdsPaise: sumOf(asked, 'tdsPaise') });
    for (const grouping of ['party', 'section', 'quarter']) {
      const grouped = await report(`tds-report?${days}groupBy=${grouping}`);
      expect(grouped.totals).toEqual(asked.totals);
      expect(sumOf(grouped, 'tdsPaise')).toBe(asked.totals.tdsPaise);
    }
    expect((await report(`tds-report?${days}partyId=${here}`)).totals.tdsPaise).toBe(
      sumOf({ rows: asked.rows.filter(({ partyId }: { partyId: string }) => partyId === here) }, 'tdsPaise'),
    );
  }
  expect(await brokenIn(api.db, ofKeptSums)).toEqual([]);
});
