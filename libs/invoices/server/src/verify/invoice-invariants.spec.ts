import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { type InvoiceBooks, invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';
import { invoiceInvariants } from './invoice-invariants';

let api: TestApi;
let books: InvoiceBooks;
let invoice: SaleInvoice;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  invoice = await add({ issue: true });
});

const add = async (changes: { issue?: boolean } = {}): Promise<SaleInvoice> => {
  const input = saleInvoiceInput({ partyId: await books.addParty({ gstin: null, stateCode: '27' }), ...changes });
  return (await api.post('/sale-invoice/add', input, { as: 'ACCOUNT' })).expect(201).data;
};

/** The sentences that do not hold, with the records that break them. */
const broken = async () => {
  const found = invoiceInvariants.map(async ({ sentence, broken }) => ({ sentence, names: await broken(api.db) }));
  return (await Promise.all(found)).filter(({ names }) => names.length > 0);
};

/** A document that nobody issued: a copy of the issued one, written past the product. */
async function forge(changes: { number: string; totalPaise?: number; taxablePaise?: number }): Promise<void> {
  const found = await api.db
    .selectFrom('saleInvoice')
    .selectAll()
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  const { outstandingMinor: _minor, outstandingPaise: _paise, standing: _standing, ...row } = found;
  const asJson = { supplier: JSON.stringify(row.supplier), recipient: JSON.stringify(row.recipient) };
  await api.db
    .insertInto('saleInvoice')
    .values({ ...row, ...asJson, reverseChargeTax: null, terms: null, ...changes, id: newId() })
    .execute();
}

it('sound books break none', async () => {
  expect(await broken()).toEqual([]);
});

it('a total that its lines do not come to is named', async () => {
  const { id, taxablePaise, totalPaise } = await add();
  const forged = { taxablePaise: taxablePaise + 1, totalPaise: totalPaise + 1 };
  await api.db.updateTable('saleInvoice').set(forged).where('id', '=', id).execute();

  expect(await broken()).toEqual([
    expect.objectContaining({
      sentence: expect.stringContaining('add up'),
      names: [expect.stringContaining(`draft ${id}`)],
    }),
  ]);
});

it('a gap in a series is named, and a document without its lines', async () => {
  await forge({ number: 'SI/26-27/000003' });

  const sentences = await broken();

  expect(sentences.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('add up'),
    expect.stringContaining('without a gap'),
  ]);
  expect(sentences[1]?.names).toEqual([expect.stringContaining('2 documents, numbered 1 to 3')]);
});

it('a voucher that is worth something else is named', async () => {
  await forge({ number: 'SI/26-27/000002', taxablePaise: 10_001_00, totalPaise: 11_801_00 });

  expect(await broken()).toContainEqual(
    expect.objectContaining({
      sentence: expect.stringContaining('voucher of an issued document'),
      names: ['SI/26-27/000002: its voucher differs'],
    }),
  );
});

it('income that stands in the account of another service is named', async () => {
  const { voucherId } = await api.db
    .selectFrom('saleInvoice')
    .select('voucherId')
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow();
  const { id } = await add();
  await api.db.updateTable('saleInvoiceLine').set({ incomeAccountCode: '4050' }).where('invoiceId', '=', id).execute();
  const forged = { status: 'ISSUED', number: 'SI/26-27/000002', voucherId, issuedAt: api.clock.now() };
  await api.db
    .updateTable('saleInvoice')
    .set({ ...forged, issuedBy: testActors.ACCOUNT.userId })
    .where('id', '=', id)
    .execute();

  expect(await broken()).toEqual([
    {
      sentence: expect.stringContaining('stands in the income account'),
      names: ['SI/26-27/000002: its lines earn 1000000 for account 4050, its voucher 0'],
    },
  ]);
});

it('more settled than is owed is named, and a cancelled document that stayed in the books', async () => {
  await books.settle(invoice.id, invoice.currencyTotalMinor + 1);
  const cancelled = await add({ issue: true });
  await api.db.updateTable('saleInvoice').set({ status: 'CANCELLED' }).where('id', '=', cancelled.id).execute();

  expect((await broken()).map(({ names }) => names)).toEqual([
    [expect.stringContaining('SI/26-27/000001')],
    ['SI/26-27/000002 is cancelled: its voucher is not reversed'],
  ]);
});
