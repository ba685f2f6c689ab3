import { purchaseSheet } from '@freightdesk/invoices-contract';
import { costLine, purchaseInvoice } from '@freightdesk/invoices-contract/testing';
import { textsOf } from '@freightdesk/shared-sheet';
import { pagesOfPdf, squeezed } from '@freightdesk/shared-sheet-pdf/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { BillDesk } from '../purchase-invoice/bill-desk.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;

const buyer = { name: 'Bridgeway Logistics', gstin: '27AAGCB7383J1Z8', stateCode: '27', address: null } as const;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
  desk = new BillDesk(api, testActors.ACCOUNT);
  await desk.startAnew();
  partyId = await desk.books.addParty({ name: 'Ganesh Tempo Service', gstin: null, stateCode: '27' });
});
afterAll(() => api.close());

const pdf = (id: string) => api.get(`/purchase-invoice/${id}/pdf`, { as: 'ACCOUNT' });
const textIn = (bytes: Buffer) => squeezed(pagesOfPdf(bytes).join('\n'));

it('what an unregistered vendor supplies under reverse charge is invoiced by ourselves, with the tax that we owe', async () => {
  const bill = await desk.posted({
    partyId,
    reverseCharge: true,
    tdsNature: null,
    lines: [costLine({ rate: '10000' })],
  });

  const answer = (await pdf(bill.id)).expect(200);
  const text = textIn(answer.bytes);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(bill.selfInvoiceNumber).toBe('SF/26-27/000001');
  for (const said of ['Self-invoice', bill.selfInvoiceNumber ?? '', 'Ganesh Tempo Service', '10,500.00', '250.00']) {
    expect(text.toLowerCase()).toContain(squeezed(said).toLowerCase());
  }
  expect(answer.bytes.length).toBeLessThan(100_000);
});

it('a debit note goes to its vendor on paper', async () => {
  const bill = await desk.posted({ partyId, tdsNature: null, lines: [costLine({ rate: '900' })] });
  const asked = { id: bill.id, date: '2026-05-20', reason: 'Charged twice', full: true };
  const { data: note } = (await desk.post('debit-note', asked)).expect(201);

  const text = textIn((await pdf(note.id)).expect(200).bytes).toLowerCase();
  for (const said of ['Debit note', note.number ?? '', bill.number ?? '', 'Charged twice']) {
    expect(text).toContain(squeezed(said).toLowerCase());
  }
});

it('there is no voucher of a payment that settled no bill', async () => {
  const bill = await desk.posted({ partyId, tdsNature: null });
  expect((await api.get(`/purchase-invoice/payment-voucher/${bill.id}/pdf`, { as: 'ACCOUNT' })).status).toBe(404);
});

it('an invoice to ourselves says what TDS its vendor is paid less', () => {
  const withheld = purchaseInvoice({
    ...{ reverseCharge: true, selfInvoiceNumber: 'SF/26-27/000001', totalPaise: 10_000_00, payablePaise: 9_800_00 },
    ...{ reverseChargeTax: { cgstPaise: 250_00, sgstPaise: 250_00, igstPaise: 0 } },
    ...{ tdsPaise: 200_00, tdsSection: '393(1) Sl.6(i)' },
  });
  const texts = textsOf(purchaseSheet(withheld, buyer));
  expect(texts.join(' ')).toContain(
    'Of ₹ 10,000.00 TDS of ₹ 200.00 is deducted (section 393(1) Sl.6(i)); the vendor is paid ₹ 9,800.00.',
  );
  expect(texts).toEqual(expect.arrayContaining(['Self-invoice', '10,500.00', '250.00']));
});

it('an exempt line bears no rate on paper', () => {
  const [line] = purchaseInvoice().lines;
  if (!line) throw new Error('A bill has lines.');
  const lines = [{ ...line, gstRate: '5', taxability: 'EXEMPT' as const }];

  const [table] = purchaseSheet(purchaseInvoice({ lines }), buyer).tables;
  expect(table?.rows[0]?.cells.map(({ text }) => text)[4]).toBe('Exempt');
});
