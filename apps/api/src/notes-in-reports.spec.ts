import { bankInput } from '@freightdesk/banks-contract/testing';
import { purchaseInvoiceInput, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { invariants } from './invariants';
import { foundCompany, registerAll } from './whole-api.builder';

/** Notes stand in every report with the other sign, and the ledger says the same. */
let api: TestApi;
let partyId: string;

beforeAll(async () => {
  api = await startApi({ register: registerAll, now: '2026-11-21T06:00:00Z' });
  await foundCompany(api.db, { now: api.clock.now(), userId: testActors.ADMIN.userId });
  const party = { name: 'Coastal Spices', roles: ['CUSTOMER', 'VENDOR'], gstin: '29AAACI1681G1ZL' };
  partyId = (await post('/party/add', party)).id;
});
afterAll(() => api.close());

const post = async (path: string, body: object) => (await api.post(path, body, { as: 'ACCOUNT' })).expect(201).data;
const read = async (path: string) => (await api.get(path, { as: 'ACCOUNT' })).expect(200);
const on = '2026-11-10';
const note = { date: on, reason: 'Rate was agreed lower' };
const taken = (rate: string, gstRate: string) => ({
  lines: [{ description: 'Ocean freight', sac: '996521', quantity: '1', rate, gstRate }],
});

it('notes of both sides and of every kind count against, and every head ties with the ledger', async () => {
  const sale = await post('/sale-invoice/add', saleInvoiceInput({ partyId, date: on, issue: true }));
  const credit = await post('/sale-invoice/credit-note', { ...note, id: sale.id, ...taken('1000.00', '18') });
  const bill = await post(
    '/purchase-invoice/add',
    purchaseInvoiceInput({ partyId, date: on, tdsNature: null, post: true }),
  );
  await post('/purchase-invoice/debit-note', { ...note, id: bill.id, ...taken('400.00', '5') });
  const reversed = await post(
    '/purchase-invoice/add',
    purchaseInvoiceInput({
      partyId,
      date: on,
      supplierNumber: 'R-1',
      tdsNature: null,
      reverseCharge: true,
      post: true,
    }),
  );
  await post('/purchase-invoice/debit-note', { ...note, id: reversed.id, ...taken('100.00', '5') });
  const duty = { ...saleInvoiceInput().lines[0], gstRate: '0' };
  const recovered = await post('/sale-invoice/add', {
    ...saleInvoiceInput({ partyId, date: on, kind: 'REIMBURSEMENT', issue: true }),
    lines: [duty],
  });
  await post('/sale-invoice/credit-note', { ...note, id: recovered.id, full: true });
  await post('/sale-invoice/add', saleInvoiceInput({ partyId, date: on, kind: 'PROFORMA', issue: true }));

  const gst = (await read('/reports/gst')).data;
  expect(gst.output).toMatchObject({ taxablePaise: 9000_00, cgstPaise: 810_00, sgstPaise: 810_00 });
  expect(gst.input).toMatchObject({ taxablePaise: 9600_00, cgstPaise: 240_00 });
  expect(gst.reverseCharge).toMatchObject({ taxablePaise: 9900_00, cgstPaise: 247_50 });
  expect(gst.ties.filter(({ differencePaise }: { differencePaise: number }) => differencePaise !== 0)).toEqual([]);

  const sales = (await read('/reports/sale')).data;
  expect(sales.totals).toMatchObject({ taxablePaise: 9000_00, totalPaise: 10_620_00 });
  expect((await read('/reports/purchase')).data.totals).toMatchObject({ taxablePaise: 19_500_00 });

  const ledger = (await read(`/reports/ledger-details?partyId=${partyId}`)).data;
  const ofNote = ledger.rows.filter(({ voucher }: { voucher: { id: string } }) => voucher.id === credit.id);
  expect(ofNote).toMatchObject([{ creditPaise: 1180_00, voucher: { type: 'CREDIT_NOTE', number: credit.number } }]);
});

it('a note is found by its number, and exported with the other documents', async () => {
  const { hits } = (await read('/search?q=CN%2F26-27%2F000001')).data;
  expect(hits).toMatchObject([{ record: 'sale invoice', number: 'CN/26-27/000001' }, ...hits.slice(1)]);

  const file = await read('/sale-invoice/list?kind=CREDIT_NOTE&format=csv');
  expect(file.bytes.toString()).toContain('CN/26-27/000001');
});

describe('what a note took beyond its document', () => {
  const owedTo = async (direction: string) => {
    const { data } = await read(`/payment/outstanding?partyId=${partyId}&direction=${direction}`);
    return data.map(({ number, outstandingMinor }: { number: string; outstandingMinor: number }) => [
      number,
      outstandingMinor,
    ]);
  };
  const standing = async (path: string, id: string) => (await read(`/${path}/get?id=${id}`)).data.status;
  let bankId: string;
  beforeAll(async () => {
    bankId = (await post('/bank/add', bankInput({ openingBalancePaise: 5_00_000_00 }))).id;
  });

  let bills = 0;
  const sold = () => saleInvoiceInput({ partyId, date: on, issue: true });
  const bought = () =>
    purchaseInvoiceInput({ partyId, date: on, tdsNature: null, supplierNumber: `N-${(bills += 1)}`, post: true });
  const broken = () => brokenIn(api.db, invariants);

  it.each([
    ['customer', { direction: 'RECEIPT', path: 'sale-invoice', act: 'credit-note', input: sold }],
    ['vendor', { direction: 'PAYMENT', path: 'purchase-invoice', act: 'debit-note', input: bought }],
  ])('of a %s is set off against another document, and comes back with the payment', async (_who, side) => {
    const { direction, path, act, input } = side;
    const money = { direction, bankId, partyId, date: on, mode: 'NEFT', reference: 'N1', currency: 'INR' };
    const settled = await post(`/${path}/add`, input());
    const minor = settled.outstandingPaise;
    const allocations = [{ invoiceId: settled.id, amountMinor: minor }];
    await post('/payment/add', { ...money, amountMinor: minor, allocations });
    const note = await post(`/${path}/${act}`, { date: on, reason: 'Not done', id: settled.id, full: true });
    const other = await post(`/${path}/add`, input());
    const open = await owedTo(direction);
    expect(open).toEqual(
      expect.arrayContaining([
        [note.number, -minor],
        [other.number, minor],
      ]),
    );

    const setOff = await post('/payment/add', {
      ...{ ...money, reference: 'N2', amountMinor: 1_00 },
      allocations: [
        { invoiceId: other.id, amountMinor: minor },
        { invoiceId: note.id, amountMinor: 1_00 - minor },
      ],
    });
    expect([await standing(path, other.id), await standing(path, note.id)]).toEqual(['PAID', 'PARTLY_PAID']);
    expect(await broken()).toEqual([]);

    const { id, version } = setOff;
    (await api.post('/payment/reverse', { id, version, reason: 'Sent twice' }, { as: 'ACCOUNT' })).expect(200);
    expect(await owedTo(direction)).toEqual(open);
    expect(await broken()).toEqual([]);
  });
});
