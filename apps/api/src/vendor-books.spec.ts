import { bankInput } from '@freightdesk/banks-contract/testing';
import { costLine, purchaseInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { vendorPaymentInput } from '@freightdesk/payments-contract/testing';
import type { GstReturn } from '@freightdesk/reports-contract';
import { pagesOfPdf, squeezed } from '@freightdesk/shared-sheet-pdf/testing';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { foundCompany, registerAll, unsoundIn } from './whole-api.builder';

let api: TestApi;
let bankId: string;
let partyId: string;
let bills = 0;
const date = '2026-11-20';

beforeAll(async () => {
  api = await startApi({ register: registerAll });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 50_00_000_00 }))).id;
});
afterAll(() => api.close());
beforeEach(async () => {
  const party = { name: `Konkan Roadways ${bills}`, roles: ['VENDOR'], stateCode: '29', tdsNature: 'PROFESSIONAL' };
  partyId = (await post('/party/add', party)).id;
});
afterEach(async () => {
  expect(await unsoundIn(api.db)).toEqual([]);
});

const post = async (path: string, body: object) => (await api.as('ACCOUNT').post(path, body)).expect(201).data;
const get = async (path: string) => (await api.as('ACCOUNT').get(path)).expect(200).body;

const billed = (rupees: number) => {
  bills += 1;
  const lines = [costLine({ rate: String(rupees), gstRate: '18' })];
  const numbers = { supplierNumber: `KR-${bills}`, supplierDate: date };
  return post('/purchase-invoice/add', { ...purchaseInvoiceInput({ partyId, date, lines, ...numbers }), post: true });
};
const pay = (changes: Parameters<typeof vendorPaymentInput>[0]) =>
  post('/payment/add', vendorPaymentInput({ bankId, partyId, date, ...changes }));

it('TDS of an advance is withheld once: the bill that follows withholds from the rest of the year alone', async () => {
  // Without a PAN it is 20%.
  await pay({ amountMinor: 48_000_00, tdsPaise: 12_000_00 });

  const first = await billed(60_000);
  const second = await billed(10_000);

  expect([first.tdsBasePaise, first.tdsPaise]).toEqual([0, 0]);
  expect([second.tdsBasePaise, second.tdsPaise]).toEqual([10_000_00, 2_000_00]);
});

it('TDS of an advance that was taken back is withheld from the bill', async () => {
  const { id, version } = await pay({ amountMinor: 48_000_00, tdsPaise: 12_000_00 });
  (await api.as('ACCOUNT').post('/payment/reverse', { id, version, reason: 'Sent to the wrong vendor' })).expect(200);

  expect((await billed(60_000)).tdsPaise).toBe(12_000_00);
});

it('the TDS report shows the advance with its nature and section, and ties to the ledger', async () => {
  const { number } = await pay({ amountMinor: 48_000_00, tdsPaise: 12_000_00 });

  const { data } = await get(`/reports/tds-report?partyId=${partyId}`);

  expect(data.rows).toEqual([
    expect.objectContaining({
      ...{ side: 'PAYABLE', nature: 'PROFESSIONAL', section: '393(1) Sl.6(iii)' },
      ...{ basePaise: 60_000_00, tdsPaise: 12_000_00, document: expect.objectContaining({ type: 'PAYMENT', number }) },
    }),
  ]);
  expect(data.ties.map(({ differencePaise }: { differencePaise: number }) => differencePaise)).toEqual([0, 0]);
});

it('a bill says what settled it, and cannot be cancelled while it is', async () => {
  const { id, payableMinor } = await billed(10_000);
  const payment = await pay({
    ...{ amountMinor: payableMinor, reference: 'HDFCN52026112000042' },
    allocations: [{ invoiceId: id, amountMinor: payableMinor }],
  });

  const { data: paid } = await get(`/purchase-invoice/get?id=${id}`);
  expect(paid).toMatchObject({
    ...{ status: 'PAID', outstandingPaise: 0 },
    settledBy: [{ payment: { id: payment.id, number: payment.number }, date, amountMinor: payableMinor }],
  });
  const cancel = { id, version: paid.version, reason: 'Booked to the wrong vendor' };
  const refused = await api.as('ACCOUNT').post('/purchase-invoice/cancel', cancel);
  expect([refused.status, refused.problem.code]).toEqual([409, 'allocated']);
  const { data: found } = await get('/search?q=HDFCN52026112000042');
  expect(found.hits).toContainEqual(expect.objectContaining({ record: 'payment', id: payment.id }));

  const { version } = payment;
  (await api.as('ACCOUNT').post('/payment/reverse', { id: payment.id, version, reason: 'Stopped' })).expect(200);
  expect((await get(`/purchase-invoice/get?id=${id}`)).data).toMatchObject({ status: 'POSTED', settledBy: [] });
  (await api.as('ACCOUNT').post('/purchase-invoice/cancel', cancel)).expect(200);
});

it('the ledger of a vendor closes at what his bills leave outstanding', async () => {
  const { id, payableMinor } = await billed(10_000);
  await pay({ amountMinor: 5_000_00, allocations: [{ invoiceId: id, amountMinor: 5_000_00 }] });
  await pay({ amountMinor: 1_000_00 });

  const { data } = await get(`/reports/ledger-details?partyId=${partyId}`);

  expect(data.closingPaise).toBe(-(payableMinor - 6_000_00));
});

it('GST within an expense is input of its month, tied to the ledger, also when it is taken back', async () => {
  const before = (await get('/reports/gst')).data.input;
  const gst = { gstRate: '18', supply: 'INTRA', itcEligible: true };
  const terms = { direction: 'EXPENSE', bankId, date, mode: 'UPI', currency: 'INR', amountMinor: 1_180_00 };
  const { id, version } = await post('/payment/add', { ...terms, accountCode: '6020', gst });

  const spent = (await get('/reports/gst')).data;
  expect(spent.input.cgstPaise - before.cgstPaise).toBe(90_00);
  expect(spent.input.taxablePaise - before.taxablePaise).toBe(1_000_00);
  const untied = ({ differencePaise }: { differencePaise: number }) => differencePaise !== 0;
  expect(spent.ties.filter(untied)).toEqual([]);

  (await api.as('ACCOUNT').post('/payment/reverse', { id, version, reason: 'Entered twice' })).expect(200);
  const after = (await get('/reports/gst')).data;
  expect(after.input).toEqual(before);
  expect(after.ties.filter(untied)).toEqual([]);
});

it('an expense whose tax we owe is owed and credited in report and GSTR-3B, of its registration too, till it is taken back', async () => {
  const ownGstin = (await get('/gst/gstr3b?period=112026')).registrations[0];
  const both = async () => [
    (await get('/reports/gst')).data,
    await get('/gst/gstr3b?period=112026'),
    await get(`/gst/gstr3b?period=112026&gstin=${ownGstin}`),
  ];
  const [before] = await both();
  const terms = { direction: 'EXPENSE', bankId, date, mode: 'UPI', currency: 'INR', amountMinor: 1_000_00 };
  const gst = { gstRate: '5', supply: 'INTER', itcEligible: true, reverseCharge: true };
  const { id, version } = await post('/payment/add', { ...terms, accountCode: '6020', gst });
  await post('/payment/add', { ...terms, accountCode: '6020', gst: { ...gst, itcEligible: false } });

  const [report, ...returns] = await both();
  (await api.as('ACCOUNT').post('/payment/reverse', { id, version, reason: 'Entered twice' })).expect(200);
  const [after, ...taken] = await both();

  expect(report.reverseCharge).toMatchObject({ taxablePaise: 2_000_00, igstPaise: 100_00, cgstPaise: 0 });
  expect(report.reverseChargeCredit).toMatchObject({ taxablePaise: 1_000_00, igstPaise: 50_00 });
  expect([report.input, after.input]).toEqual([before.input, before.input]);
  expect(after.reverseCharge).toMatchObject({ taxablePaise: 1_000_00, igstPaise: 50_00 });
  const owed = ({ sections }: GstReturn) => sections.find(({ section }) => section === 'isup_rev')?.igstPaise;
  expect([...returns, ...taken].map(owed)).toEqual([100_00, 100_00, 50_00, 50_00]);
  const ties = [report, after, ...returns, ...taken].flatMap((told) => told.ties);
  expect(ties.filter(({ differencePaise }: { differencePaise: number }) => differencePaise !== 0)).toEqual([]);
});

it('dues are paid without being withheld or charged again', async () => {
  await pay({ amountMinor: 48_000_00, tdsPaise: 12_000_00 });
  const terms = { direction: 'EXPENSE', bankId, date, mode: 'NEFT', currency: 'INR', amountMinor: 12_000_00 };

  await post('/payment/add', { ...terms, accountCode: '2341', challan: { number: '42', bsrCode: '0510308', date } });

  const { data } = await get(`/reports/tds-report?partyId=${partyId}`);
  expect(data.totals.payablePaise).toBe(12_000_00);
  expect(data.ties.map(({ differencePaise }: { differencePaise: number }) => differencePaise)).toEqual([0, 0]);
});

it('the payment voucher of one payment tells of each bill under reverse charge that it settled, by date and number', async () => {
  const owed = async (rate: string) => {
    bills += 1;
    const terms = { supplierNumber: `KR-${bills}`, supplierDate: date, tdsNature: null, reverseCharge: true };
    const input = purchaseInvoiceInput({ partyId, date, lines: [costLine({ rate, gstRate: '5' })], ...terms });
    return post('/purchase-invoice/add', { ...input, post: true });
  };
  const [first, second] = [await owed('1000.00'), await owed('2000.00')];
  const allocations = [second, first].map(({ id, payableMinor }) => ({ invoiceId: id, amountMinor: payableMinor }));
  const { id } = await pay({ amountMinor: 3_000_00, allocations });

  const answer = (await api.as('ACCOUNT').get(`/purchase-invoice/payment-voucher/${id}/pdf`)).expect(200);
  const text = squeezed(pagesOfPdf(answer.bytes).join('\n'));
  expect(text.indexOf(first.selfInvoiceNumber)).toBeGreaterThan(0);
  expect(text.lastIndexOf(second.selfInvoiceNumber)).toBeGreaterThan(text.lastIndexOf(first.selfInvoiceNumber));
  for (const said of ['1,000.00', '2,000.00', '3,000.00', '150.00']) expect(text).toContain(said);
});
