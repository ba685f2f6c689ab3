import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { gstins, type InvoiceBooks, invoiceBooks, trialBalance } from './invoice-books.builder';
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

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const add = (changes: Partial<AddSaleInvoiceInput>) =>
  post('add', saleInvoiceInput({ partyId, issue: true, ...changes }));
const issued = async (changes: Partial<AddSaleInvoiceInput> = {}): Promise<SaleInvoice> =>
  (await add(changes)).expect(201).data;
const get = async (id: string): Promise<SaleInvoice> =>
  (await api.get(`/sale-invoice/get?id=${id}`, { as: 'ACCOUNT' })).expect(200).data;

describe('a reimbursement', () => {
  const duty = chargeLine({ description: 'Customs duty', sac: '996712', rate: '5000.00', gstRate: '0' });

  it('recovers what was paid for the customer without tax, and its mark-up is income', async () => {
    const invoice = await issued({
      kind: 'REIMBURSEMENT',
      lines: [duty, chargeLine({ sac: '996712', rate: '100.00' })],
    });

    expect(invoice).toMatchObject({ number: 'RI/26-27/000001', cgstPaise: 9_00, totalPaise: 5118_00 });
    expect(await trialBalance(api.db)).toEqual({
      '1200': 5118_00,
      '1250': -5000_00,
      '2210': -9_00,
      '2220': -9_00,
      '4040': -100_00,
    });
  });

  it('is credited like any other, where it was posted', async () => {
    const { id } = await issued({ kind: 'REIMBURSEMENT', lines: [duty] });

    (await post('credit-note', { id, date: '2026-05-01', reason: 'Duty was refunded', full: true })).expect(201);

    expect(await trialBalance(api.db)).toEqual({});
  });
});

describe('a debit note', () => {
  it('adds to an issued invoice, with numbers of its own, and names it', async () => {
    const invoice = await issued();

    const note = await issued({
      kind: 'DEBIT_NOTE',
      againstInvoiceId: invoice.id,
      lines: [chargeLine({ rate: '500.00' })],
    });

    expect(note).toMatchObject({
      number: 'DN/26-27/000001',
      againstInvoiceId: invoice.id,
      against: { number: 'SI/26-27/000001' },
      totalPaise: 590_00,
      outstandingPaise: 590_00,
    });
    expect(await get(invoice.id)).toMatchObject({
      outstandingPaise: invoice.totalPaise,
      correctedBy: [{ kind: 'DEBIT_NOTE', number: 'DN/26-27/000001' }],
    });
    const { version } = await get(invoice.id);
    expect((await post('cancel', { id: invoice.id, version, reason: 'Wrong party' })).problem.code).toBe('has_notes');
  });

  it('is refused against what is not an issued invoice of the customer in the currency, or of a later day', async () => {
    const invoice = await issued();
    const draft = await issued({ issue: false });
    const other = await books.addParty({ name: 'Kaveri Traders', gstin: null, stateCode: '27' });
    const against = (againstInvoiceId: string, changes: Partial<AddSaleInvoiceInput> = {}) =>
      add({ kind: 'DEBIT_NOTE', againstInvoiceId, ...changes });

    const refused = [
      await against(draft.id),
      await against(invoice.id, { partyId: other }),
      await against(invoice.id, { currency: 'USD', exchangeRate: '83.50' }),
      await against(testActors.ADMIN.userId),
    ];
    for (const { problem } of refused) {
      expect(problem).toMatchObject({ status: 422, errors: [{ field: 'againstInvoiceId', code: 'not_debitable' }] });
    }
    expect((await against(invoice.id, { date: '2026-04-09' })).problem).toMatchObject({ code: 'before_document' });
  });

  it('is credited itself', async () => {
    const { id: againstInvoiceId } = await issued();
    const { id } = await issued({ kind: 'DEBIT_NOTE', againstInvoiceId });

    (await post('credit-note', { id, date: '2026-05-01', reason: 'Billed twice', full: true })).expect(201);

    expect(await get(id)).toMatchObject({ status: 'PAID', outstandingPaise: 0 });
  });
});

describe('a proforma', () => {
  const convert = (proforma: SaleInvoice, changes: object = {}) =>
    post('convert', { id: proforma.id, version: proforma.version, ...changes });

  it('takes a number and stands nowhere in the books', async () => {
    const proforma = await issued({ kind: 'PROFORMA' });

    expect(proforma).toMatchObject({ number: 'PF/26-27/000001', status: 'ISSUED', outstandingPaise: 0 });
    expect(await trialBalance(api.db)).toEqual({});
  });

  it('turns into an invoice once, and leads to it', async () => {
    const proforma = await issued({ kind: 'PROFORMA' });

    const invoice: SaleInvoice = (await convert(proforma)).expect(201).data;

    expect(invoice).toMatchObject({
      kind: 'TAX_INVOICE',
      status: 'DRAFT',
      date: '2026-06-01',
      against: { id: proforma.id },
    });
    const { data } = (await post('issue', { id: invoice.id, version: invoice.version })).expect(200);
    expect(data).toMatchObject({ number: 'SI/26-27/000001', againstInvoiceId: proforma.id });
    expect(await get(proforma.id)).toMatchObject({ correctedBy: [{ id: invoice.id, number: 'SI/26-27/000001' }] });
    expect((await convert(proforma)).problem).toMatchObject({
      status: 409,
      code: 'turned_already',
      invoice: { id: invoice.id, number: 'SI/26-27/000001' },
    });
  });

  it('turns again where its invoice was cancelled, and is issued at once where that is wanted', async () => {
    const proforma = await issued({ kind: 'PROFORMA' });
    const first: SaleInvoice = (await convert(proforma, { issue: true, date: '2026-05-30' })).expect(201).data;
    (await post('cancel', { id: first.id, version: first.version, reason: 'Wrong month' })).expect(200);

    expect((await convert(proforma, { issue: true })).expect(201).data).toMatchObject({ number: 'SI/26-27/000002' });
  });

  it('is cancelled without a voucher, and only an issued one turns', async () => {
    const proforma = await issued({ kind: 'PROFORMA' });
    const { id, version } = proforma;
    (await post('cancel', { id, version, reason: 'Customer went elsewhere' })).expect(200);

    const refused = [
      await convert({ ...proforma, version: version + 1 }),
      await convert(await issued()),
      await convert(await issued({ kind: 'PROFORMA', issue: false })),
    ];
    for (const { problem } of refused) expect(problem).toMatchObject({ status: 409, code: 'not_a_proforma' });
  });
});

it('an export with payment of tax charges it, and is credited with it', async () => {
  const abroad = await books.addParty({
    name: 'Gulf Foods',
    gstin: null,
    stateCode: '96',
    country: 'AE',
    registrations: [],
  });
  const invoice = await issued({
    partyId: abroad,
    kind: 'EXPORT',
    exportWithPayment: true,
    currency: 'USD',
    exchangeRate: '83.50',
    lines: [chargeLine({ rate: '1000.00' })],
  });
  expect(invoice).toMatchObject({ igstPaise: 15_030_00, currencyTotalMinor: 1180_00, totalPaise: 98_530_00 });

  (await post('credit-note', { id: invoice.id, date: '2026-05-01', reason: 'Not shipped', full: true })).expect(201);

  expect(await trialBalance(api.db)).toEqual({});
});

it('a supply to a SEZ under the letter of undertaking bears no tax, and neither does the note of a part of it', async () => {
  const partyId = await books.addParty({ gstin: gstins.bengaluru, type: 'SEZ' });
  const lines = [chargeLine({ rate: '1000.00' }), chargeLine({ rate: '500.00' })];
  const invoice = await issued({ partyId, sezUnderLut: true, lines });
  expect(invoice).toMatchObject({ supply: 'SEZ', igstPaise: 0, totalPaise: 1_500_00 });

  const part = [{ ...chargeLine({ rate: '200.00' }), againstLine: 1 }];
  const note = { id: invoice.id, date: '2026-05-01', reason: 'Agreed lower', lines: part };
  const { data } = (await post('credit-note', note)).expect(201);
  expect(data).toMatchObject({ sezUnderLut: true, igstPaise: 0, totalPaise: 200_00 });

  (await post('credit-note', { id: invoice.id, date: '2026-05-02', reason: 'Not done', full: true })).expect(201);
  expect(await trialBalance(api.db)).toEqual({});
});
