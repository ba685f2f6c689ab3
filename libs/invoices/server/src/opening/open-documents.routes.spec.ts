import { ledgerInvariants } from '@freightdesk/ledger-server';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { payables } from '../payable/payables';
import { receivables } from '../receivable/receivables';
import { invoiceBooks, trialBalance } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';
import { invoiceInvariants } from '../verify/invoice-invariants';
import { purchaseInvariants } from '../verify/purchase-invariants';
import { openedByDocument } from './opened-balance.repository';

let api: TestApi;
let partyId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.startAnew();
  const books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty({ name: 'Coastal Spices', creditDays: 30 });
});
afterEach(async () => {
  const invariants = [...ledgerInvariants, ...invoiceInvariants, ...purchaseInvariants];
  expect(await brokenIn(api.db, invariants)).toEqual([]);
});

const heads = 'Party,Number,Date,Due,Outstanding,Currency,Exchange rate';
const send = (kind: 'open-invoices' | 'open-bills', rows: string[], call: 'preview' | 'commit' = 'commit') => {
  const form = new FormData();
  const named = heads.replace('Party', kind === 'open-bills' ? 'Vendor' : 'Customer');
  const head = kind === 'open-bills' ? named.replace('Number', "Vendor's number") : named;
  form.append('file', new Blob([[head, ...rows].join('\n')]), `${kind}.csv`);
  return api.post(`/import/${kind}/${call}`, form, { as: 'ACCOUNT' });
};
const listed = async (path: string) => (await api.get(`/${path}/list`, { as: 'ACCOUNT' })).expect(200).body.data;

describe('an invoice of the books of before', () => {
  it('is owed by its customer under its own number and day, and earns nothing', async () => {
    (await send('open-invoices', ['Coastal Spices,exp/0412,2026-02-14,,"1,18,000.50",,'])).expect(200);

    expect(await listed('sale-invoice')).toMatchObject([
      { kind: 'OPENING', number: 'EXP/0412', date: '2026-02-14', dueDate: '2026-03-16', outstandingPaise: 1_18_000_50 },
    ]);
    expect(await trialBalance(api.db)).toEqual({ '1200': 1_18_000_50, '3010': -1_18_000_50 });
    expect(await receivables(api.db, { partyId, open: true })).toMatchObject([{ number: 'EXP/0412' }]);
    expect(await openedByDocument(api.db, [partyId])).toEqual([{ partyId, control: 'CUSTOMER' }]);
  });

  it('in another currency is owed in it, at the rate that the books of before have', async () => {
    (await send('open-invoices', ['Coastal Spices,EXP/7,2026-02-14,2026-04-01,1000,usd,84.50'])).expect(200);

    expect(await listed('sale-invoice')).toMatchObject([
      { currency: 'USD', outstandingMinor: 1000_00, outstandingPaise: 84_500_00, dueDate: '2026-04-01' },
    ]);
  });

  it('is in no sum of sales, and no note is made against it', async () => {
    (await send('open-invoices', ['Coastal Spices,EXP/1,2026-04-02,,500,,'])).expect(200);
    const [{ id }] = await listed('sale-invoice');
    const note = { id, date: '2026-05-01', reason: 'Agreed with the customer', full: true };

    expect((await api.post('/sale-invoice/credit-note', note, { as: 'ACCOUNT' })).problem.code).toBe('brought_forward');
    expect(await api.db.selectFrom('documentMonth').selectAll().execute()).toEqual([]);
  });

  it('is taken back as a whole', async () => {
    (await send('open-invoices', ['Coastal Spices,EXP/1,2026-04-02,,500,,'])).expect(200);
    const [{ id, version }] = await listed('sale-invoice');

    const asked = { id, version, reason: 'Paid before' };
    (await api.post('/sale-invoice/cancel', asked, { as: 'ACCOUNT' })).expect(200);

    expect(await trialBalance(api.db)).toEqual({});
  });

  it('leaves our own numbers as they are', async () => {
    (await send('open-invoices', ['Coastal Spices,EXP/1,2026-04-02,,500,,'])).expect(200);
    const own = { ...saleInvoiceInput({ partyId }), issue: true };

    const first = (await api.post('/sale-invoice/add', own, { as: 'ACCOUNT' })).expect(201).data;

    expect(first.number).toBe('SI/26-27/000001');
  });

  it.each([
    ['a number that ours will come to', 'Coastal Spices,SI/26-27/000123,2026-04-02,,500,,', 'number number_to_come'],
    ['nobody that is known', 'Nobody,EXP/1,2026-04-02,,500,,', 'party unknown_party'],
    ['a day to come', 'Coastal Spices,EXP/1,2026-06-02,,500,,', 'date future_date'],
    ['dollars without their rate', 'Coastal Spices,EXP/1,2026-04-02,,500,USD,', 'exchangeRate required'],
    ['money that is none', 'Coastal Spices,EXP/1,2026-04-02,,500,XYZ,', 'currency oneOf'],
    ['nothing that is owed', 'Coastal Spices,EXP/1,2026-04-02,,0,,', 'outstandingPaise above-zero'],
    ['a due day before its own', 'Coastal Spices,EXP/1,2026-04-02,2026-04-01,500,,', 'dueDate before_document'],
  ])('with %s is told at its row', async (_what, row, told) => {
    const { errors } = (await send('open-invoices', [row], 'preview')).expect(200).data;

    expect(errors.map(({ column, code }: { column: string; code: string }) => `${column} ${code}`)).toEqual([told]);
    expect(await listed('sale-invoice')).toEqual([]);
  });

  it('is brought in once', async () => {
    const row = 'Coastal Spices,EXP/1,2026-04-02,,500,,';
    (await send('open-invoices', [row])).expect(200);

    const { status, problem } = await send('open-invoices', [row]);

    expect([status, problem.errors]).toEqual([422, [expect.objectContaining({ code: 'number_taken' })]]);
  });
});

describe('a bill of the books of before', () => {
  it('is owed to its vendor, booked on the day that is begun with, untaxed and without deduction', async () => {
    (await send('open-bills', ['Coastal Spices,KC/1187,2026-02-20,2026-03-22,"20,650.00",,'])).expect(200);

    expect(await listed('purchase-invoice')).toMatchObject([
      {
        ...{ number: 'PI/26-27/000001', supplierNumber: 'KC/1187', supplierDate: '2026-02-20', date: '2026-04-01' },
        ...{
          dueDate: '2026-03-22',
          outstandingPaise: 20_650_00,
          tdsPaise: 0,
          itcEligible: false,
          broughtForward: true,
        },
      },
    ]);
    expect(await trialBalance(api.db)).toEqual({ '2100': -20_650_00, '3010': 20_650_00 });
    expect(await payables(api.db, { partyId, open: true })).toMatchObject([{ supplierNumber: 'KC/1187' }]);
    expect(await api.db.selectFrom('documentMonth').selectAll().execute()).toEqual([]);
  });

  it('is brought in once, and no note is made against it', async () => {
    const row = 'Coastal Spices,KC/1187,2026-02-20,,20650,,';
    (await send('open-bills', [row])).expect(200);
    const [{ id }] = await listed('purchase-invoice');
    const note = { id, date: '2026-05-01', reason: 'Agreed with the vendor', full: true };

    expect((await send('open-bills', [row])).problem.errors).toMatchObject([{ code: 'duplicate_supplier_invoice' }]);
    expect((await api.post('/purchase-invoice/debit-note', note, { as: 'ACCOUNT' })).problem.code).toBe(
      'brought_forward',
    );
  });
});
