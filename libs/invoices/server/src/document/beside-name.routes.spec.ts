import type { AddSaleInvoiceInput, SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { sql } from 'kysely';
import { gstins, type InvoiceBooks, invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';
import { documentSumsInvariants } from '../verify/document-sums-invariants';

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
  expect(await brokenIn(api.db, documentSumsInvariants)).toEqual([]);
});

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const added = async (changes: Partial<AddSaleInvoiceInput>): Promise<SaleInvoice> =>
  (await post('add', saleInvoiceInput({ partyId, ...changes }))).expect(201).data;
const found = async (q: string): Promise<string[]> => {
  const { data } = (await api.get(`/sale-invoice/list?q=${encodeURIComponent(q)}`, { as: 'ACCOUNT' })).expect(200).body;
  return data.map(({ id }: { id: string }) => id);
};
/** The last two figures of the number of a job, which no index of letters can find. */
const endOf = (number: string) => number.slice(-2);

it('an invoice is found by the name of its customer with two figures of the job that a line of it is of', async () => {
  const [job, other] = [await books.addJob(partyId), await books.addJob(partyId)];
  const ofJob = await added({ lines: [chargeLine(), chargeLine({ jobId: job.id })] });
  await added({ lines: [chargeLine({ jobId: other.id })] });
  await added({ lines: [chargeLine()] });

  expect(await found(`coastal ${endOf(job.number)}`)).toEqual([ofJob.id]);
  expect(await found(`harbour ${endOf(job.number)}`)).toEqual([]);
});

it('a draft is found by the job that it came to be of, and by that which it was of no more', async () => {
  const [job, other] = [await books.addJob(partyId), await books.addJob(partyId)];
  const draft = await added({ lines: [chargeLine({ jobId: job.id })] });

  const { id, version } = draft;
  const input = saleInvoiceInput({ partyId, lines: [chargeLine({ jobId: other.id })] });
  (await post('edit', { id, version, ...input })).expect(200);

  expect(await found(`coastal ${endOf(other.number)}`)).toEqual([draft.id]);
  expect(await found(`coastal ${endOf(job.number)}`)).toEqual([]);
});

it('a draft that goes to another customer is found by its job beside his name', async () => {
  const job = await books.addJob(partyId);
  const draft = await added({ lines: [chargeLine({ jobId: job.id })] });
  const otherId = await books.addParty({ name: 'Harbour Timber', gstin: gstins.bengaluru });

  const { id, version } = draft;
  const input = saleInvoiceInput({ partyId: otherId, lines: [chargeLine({ jobId: job.id })] });
  (await post('edit', { id, version, ...input })).expect(200);

  expect(await found(`harbour ${endOf(job.number)}`)).toEqual([draft.id]);
  expect(await found(`coastal ${endOf(job.number)}`)).toEqual([]);
});

it('what jobs documents are of is never written by hand', async () => {
  await expect(sql`delete from document_job`.execute(api.db)).rejects.toThrow();
});
