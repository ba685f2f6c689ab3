import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
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

afterEach(async () => {
  expect(await brokenIn(api.db, salesInvariants)).toEqual([]);
});

const freight = chargeLine({ sac: '996521', gstRate: '5', rate: '8000.00', discountMinor: 1_000_00 });
const clearance = chargeLine({ sac: '996712', rate: '3000.00' });

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const add = (changes: Partial<AddSaleInvoiceInput>) =>
  post('add', saleInvoiceInput({ partyId, lines: [freight, clearance], ...changes }));
const added = async (changes: Partial<AddSaleInvoiceInput>): Promise<SaleInvoice> =>
  (await add(changes)).expect(201).data;
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

it('is borne by the lines as they are worth, taxed at their rates, and earned that much less', async () => {
  const invoice = await added({ discountPercent: '10', issue: true });

  expect(invoice).toMatchObject({ discountPercent: '10', discountMinor: 1_000_00, taxablePaise: 9_000_00 });
  expect(invoice.lines).toMatchObject([
    { discountMinor: 1_000_00, documentDiscountMinor: 700_00, taxablePaise: 6_300_00, cgstPaise: 157_50 },
    { discountMinor: 0, documentDiscountMinor: 300_00, taxablePaise: 2_700_00, cgstPaise: 243_00 },
  ]);
  expect(await trialBalance(api.db)).toMatchObject({ '1200': 9_801_00, '4010': -6_300_00, '4040': -2_700_00 });
});

it('in percent follows what a draft is changed to; an amount stays', async () => {
  const draft = await added({ discountPercent: '10' });
  const lines = [freight, { ...clearance, rate: '13000.00' }];

  const written = await post('edit', {
    ...saleInvoiceInput({ partyId, lines, discountPercent: '10' }),
    ...seen(draft),
  });
  const changed: SaleInvoice = written.expect(200).data;
  const issued: SaleInvoice = (await post('issue', seen(changed))).expect(200).data;

  expect(issued).toMatchObject({ discountPercent: '10', discountMinor: 2_000_00, taxablePaise: 18_000_00 });
  expect(await added({ discountMinor: 55_55, issue: true })).toMatchObject({
    ...{ discountPercent: null, discountMinor: 55_55, taxablePaise: 9_944_45 },
    lines: [{ documentDiscountMinor: 38_89 }, { documentDiscountMinor: 16_66 }],
  });
});

it('is promised by a proforma and kept by its invoice', async () => {
  const proforma = await added({ kind: 'PROFORMA', discountPercent: '2.5', issue: true });

  const invoice = (await post('convert', seen(proforma))).expect(201).data;

  expect(invoice).toMatchObject({
    status: 'DRAFT',
    discountPercent: '2.5',
    discountMinor: 250_00,
    taxablePaise: 9_750_00,
  });
});

it('leaves nothing behind where all is credited, and the note says what each line was lowered by', async () => {
  const { id } = await added({ discountMinor: 999_99, issue: true });

  const credited = await post('credit-note', { id, date: '2026-06-01', reason: 'Shipment did not go', full: true });

  const note = credited.expect(201).data;
  expect(note).toMatchObject({ discountPercent: null, discountMinor: 0 });
  expect(note.lines).toMatchObject([
    { discountMinor: 1_699_99, documentDiscountMinor: 0 },
    { discountMinor: 300_00, documentDiscountMinor: 0 },
  ]);
  expect(await trialBalance(api.db)).toEqual({});
});

it.each([
  ['both ways at once', { discountPercent: '5', discountMinor: 1 }, 'discountMinor', 'percent_or_amount'],
  ['more than the lines are worth', { discountMinor: 10_000_01 }, 'discountMinor', 'above_amount'],
  ['more than all of it', { discountPercent: '101' }, 'discountPercent', 'above_amount'],
])('is refused at its field: %s', async (_what, discount, field, code) => {
  const { problem } = (await add(discount)).expect(422);

  expect(problem.errors).toMatchObject([{ field, code }]);
});
