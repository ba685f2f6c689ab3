import type { SaleInvoice } from '@freightdesk/invoices-contract';
import {
  chargeLine,
  ourOffice,
  type SaleCase,
  saleCases,
  saleInvoiceInput,
} from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { type InvoiceBooks, invoiceBooks } from './invoice-books.builder';
import { invoicesAlone, salesInvariants } from './invoices-alone.builder';

let api: TestApi;
let books: InvoiceBooks;
/** The company whose books are open; opening others takes longer than all else here. */
let open: SaleCase['company'] | null = null;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());

afterEach(async () => {
  expect(await brokenIn(api.db, salesInvariants)).toEqual([]);
  // The next customer may bear the same GSTIN; what was issued keeps it.
  await api.db.deleteFrom('partyRegistration').execute();
});

async function booksOf(company: NonNullable<SaleCase['company']>): Promise<InvoiceBooks> {
  if (open === company) return books;
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany(company);
  open = company;
  return books;
}

async function issued({ company = ourOffice, branch, customer, jobs = [], terms, lines }: SaleCase) {
  const { addBranch, addJob, addParty } = await booksOf(company);
  const registrations = customer.registrations.map(({ gstin = null, stateCode, type }) => ({ gstin, stateCode, type }));
  const partyId = await addParty({ ...customer, registrations, gstin: null });
  const made = await Promise.all(jobs.map((receiptStateCode) => addJob(partyId, { receiptStateCode })));
  const branchId = branch ? { branchId: await addBranch(branch) } : {};
  const charged = lines.map(({ job, ...line }) =>
    chargeLine({ ...line, ...(job !== undefined && { jobId: made[job]?.id ?? null }) }),
  );
  const input = saleInvoiceInput({ ...terms, ...branchId, partyId, lines: charged, issue: true });
  const answer: SaleInvoice = (await api.post('/sale-invoice/add', input, { as: 'ACCOUNT' })).expect(201).data;
  return answer;
}

describe('what is issued is what the form shows', () => {
  it.each(saleCases)('$name', async (sale) => {
    const { placeOfSupply, supplier, ...invoice } = await issued(sale);

    const { stateCode, supplierGstin, ...figures } = sale.expected;
    expect(placeOfSupply.stateCode).toBe(stateCode);
    expect(supplier.gstin).toBe(supplierGstin);
    expect(invoice).toMatchObject(figures);
  });
});
