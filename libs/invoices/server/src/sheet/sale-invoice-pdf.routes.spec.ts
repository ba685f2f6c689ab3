import { type PrintedAlong, type PrintedHow, type SaleInvoice, saleInvoiceSheet } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { newId } from '@freightdesk/shared-database';
import { pagesOfPdf, squeezed } from '@freightdesk/shared-sheet-pdf/testing';
import { textsOf } from '@freightdesk/shared-sheet';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { unzipSync } from 'fflate';
import { type InvoiceBooks, invoiceBooks } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';

let api: TestApi;
let books: InvoiceBooks;
let partyId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
  await api.startAnew();
  books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const added = async (changes: Parameters<typeof saleInvoiceInput>[0] = {}): Promise<SaleInvoice> =>
  (await post('add', saleInvoiceInput({ partyId, issue: true, ...changes }))).expect(201).data;

const pdf = (id: string, query = '') => api.get(`/sale-invoice/${id}/pdf${query}`, { as: 'ACCOUNT' });

/** Headings are written large, and lines break where they must. */
const asRead = (text: string) => squeezed(text).toLowerCase();

async function read(id: string, query = '') {
  const { bytes } = (await pdf(id, query)).expect(200);
  const pages = pagesOfPdf(bytes);
  return { bytes, pages, text: asRead(pages.join('\n')) };
}

/** What the page shows is made of the same two answers. */
async function missingIn(text: string, invoice: SaleInvoice, how: PrintedHow = {}): Promise<string[]> {
  const answer = await api.get(`/sale-invoice/printed-along?id=${invoice.id}`, { as: 'ACCOUNT' });
  const along: PrintedAlong = answer.expect(200).data;
  return textsOf(saleInvoiceSheet(invoice, { ...how, along })).filter((said) => !text.includes(asRead(said)));
}

it('the PDF says every word and figure that the page shows, in under 100 KB', async () => {
  const job = await books.addJob(partyId);
  const invoice = await added({
    notes: 'Thank you for the order.',
    lines: [
      chargeLine({ description: 'Ocean freight, Nhava Sheva to Hamburg', jobId: job.id }),
      chargeLine({ description: 'Terminal handling', sac: '996711', rate: '1234567.89', discountMinor: 1_234_56 }),
      chargeLine({ description: 'Customs duty', gstRate: '5', taxability: 'EXEMPT', rate: '4321.00' }),
    ],
  });

  const answer = (await pdf(invoice.id)).expect(200);
  const { bytes, pages, text } = await read(invoice.id);

  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain('filename="SI-26-27-000001.pdf"');
  expect(await missingIn(text, invoice)).toEqual([]);
  expect(pages).toHaveLength(1);
  expect(text).toContain('12,33,333.33');
  expect(text).not.toContain('5%');
  for (const said of ['MAEU123456789', 'Maersk Detroit 243W', 'MSKU1234565 40HC', '18450.5 kg', 'PAN AAGCB7383J']) {
    expect(text).toContain(asRead(said));
  }
  for (const said of ['50200012345678', 'HDFC0000060', 'Scan to pay by UPI']) expect(text).toContain(asRead(said));
  expect(bytes.length).toBeLessThan(100_000);
});

it('an export in dollars has both currencies and its endorsement', async () => {
  const gulf = await books.addParty({ name: 'Gulf Foods', country: 'AE', gstin: null, stateCode: null });
  const invoice = await added({ partyId: gulf, kind: 'EXPORT', currency: 'USD', exchangeRate: '83.50' });

  const { text } = await read(invoice.id);

  expect(await missingIn(text, invoice)).toEqual([]);
  expect(text).toContain('withoutpaymentofintegratedtax');
  expect(text).toContain(asRead('LUT AD270326000123X, 01-Apr-2026 to 31-Mar-2027'));
  expect(text).toContain('hdfcinbb');
  expect(text).not.toContain('upi');
});

it('carriage whose tax we charge is declared so, by the option that holds on the document’s date', async () => {
  const option = { option: 'FORWARD_WITH_CREDIT', source: 'Annexure V for 2026-27', validFrom: '2026-05-01' } as const;
  const byAdmin = { createdAt: new Date('2026-03-10T06:00:00Z'), createdBy: testActors.ADMIN.userId };
  await api.db
    .insertInto('gtaOption')
    .values({ id: newId(), ...option, ...byAdmin })
    .execute();
  const lines = [chargeLine({ description: 'Lorry to Bhiwandi', sac: '996791', gstRate: '18' })];
  const declared = asRead('during the Financial Year 2026-27 under forward charge');

  const before = await added({ date: '2026-04-30', lines, issue: false });
  const since = await added({ date: '2026-05-01', lines, issue: false });

  expect((await read(before.id)).text).not.toContain(declared);
  const { text } = await read(since.id);
  expect(text).toContain(declared);
  expect(await missingIn(text, since)).toEqual([]);
});

it('each copy is marked, a draft and what was cancelled are no copies', async () => {
  const invoice = await added();
  const draft = await added({ issue: false });
  for (const [copy, mark] of [
    ['ORIGINAL', 'originalforrecipient'],
    ['DUPLICATE', 'duplicateforsupplier'],
    ['TRIPLICATE', 'triplicate'],
  ]) {
    expect((await read(invoice.id, `?copy=${copy}`)).text).toContain(mark);
  }
  const { pages } = await read(invoice.id, '?copy=ALL');
  expect(pages.map((page) => /(original|duplicate|triplicate)/.exec(asRead(page))?.[1])).toEqual([
    'original',
    'duplicate',
    'triplicate',
  ]);
  expect((await read(draft.id)).text).toContain('draft,notissued');
  expect((await read(draft.id)).text).not.toContain('original');

  (await post('cancel', { id: invoice.id, version: invoice.version, reason: 'Wrong customer' })).expect(200);

  const { text } = await read(invoice.id, '?copy=DUPLICATE');
  expect(text).toContain('cancelled');
  expect(text).not.toContain('duplicate');
});

it('labels stand in Hindi too, where that is asked for; what they name stays as it is', async () => {
  const invoice = await added();

  const { text } = await read(invoice.id, '?labels=hi');

  expect(text).toContain('कर');
  expect(text).toContain('/taxinvoice');
  expect(text).toContain('rupeeseleventhousandeighthundredonly');
});

it('the free layout is a file too, with its own title and columns, in one language or two', async () => {
  const duty = { description: 'Customs duty', gstRate: '0', taxability: 'NON_GST' as const };
  const invoice = await added({ lines: [chargeLine(), chargeLine(duty)] });
  const free = '?layout=custom&title=Statement%20of%20charges';

  const { text } = await read(invoice.id, `${free}&columns=sac,tax`);
  for (const said of ['Statement of charges', 'Our charges', 'Paid on your behalf', 'Total of this section', '996521'])
    expect(text).toContain(asRead(said));
  expect(text).not.toContain('quantity');
  expect((await read(invoice.id, `${free}&columns=`)).text).not.toContain('996521');
  expect((await read(invoice.id, free)).text).toContain('quantity');
  expect((await read(invoice.id, `${free}&labels=hi`)).text).toContain('/ourcharges');

  expect((await pdf(invoice.id, `${free}&columns=sac,colour`)).status).toBe(400);
});

it('a thousand lines go on from page to page, with what came before at the foot and the head of each', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) =>
    chargeLine({ description: `Charge ${index}`, rate: '100.00' }),
  );
  const invoice = await added({ lines, issue: false });

  const { pages, text } = await read(invoice.id);

  expect(await missingIn(text, invoice)).toEqual([]);
  const [first = '', second = ''] = pages.map(asRead);
  const carried = /carriedforward([\d,.]+?\.\d\d)/.exec(first)?.[1];
  expect(carried).toBeDefined();
  expect(second).toContain(`broughtforward${carried}`);
  expect(pages.map(asRead).at(-1)).toContain(`page${pages.length}of${pages.length}`);
});

it('several are one file in the order that was asked for, or a ZIP with a file for each', async () => {
  const [one, other, draft] = [await added(), await added(), await added({ issue: false })];
  const asked = [other, one, draft].map(({ id }) => `id=${id}`).join('&');

  const { bytes, headers } = (await api.get(`/sale-invoice/pdf?${asked}`, { as: 'ACCOUNT' })).expect(200);
  expect(headers['content-disposition']).toContain('filename="sale-invoices-2026-06-01.pdf"');
  const numbers = pagesOfPdf(bytes).map((page) => /SI\/26-27\/\d+|DRAFT, NOT ISSUED/.exec(page)?.[0]);
  expect(numbers).toEqual([other.number, one.number, 'DRAFT, NOT ISSUED']);

  const zip = (await api.get(`/sale-invoice/pdf?bundle=zip&${asked}`, { as: 'ACCOUNT' })).expect(200);
  const files = unzipSync(zip.bytes);
  const fileOf = ({ number }: SaleInvoice) => `${number?.replaceAll('/', '-')}.pdf`;
  expect(Object.keys(files)).toEqual([fileOf(other), fileOf(one), 'Draft-of-tax-invoice.pdf']);
  expect(pagesOfPdf(Buffer.from(files[fileOf(one)] ?? []))[0]).toContain(one.number);
});

it('of several none is made where one is missing, or they are too many', async () => {
  const { id } = await added();
  const missing = '01990000-0000-7000-8000-00000000dead';

  expect((await api.get(`/sale-invoice/pdf?id=${id}&id=${missing}`, { as: 'ACCOUNT' })).status).toBe(404);
  expect((await api.get('/sale-invoice/pdf', { as: 'ACCOUNT' })).status).toBe(400);
  const many = Array.from({ length: 101 }, () => `id=${id}`).join('&');
  expect((await api.get(`/sale-invoice/pdf?${many}`, { as: 'ACCOUNT' })).status).toBe(400);
});

it('who may not see the record may not have its paper, and an odd copy is refused', async () => {
  const { id } = await added();

  expect((await api.get(`/sale-invoice/${id}/pdf`, { as: 'DOMESTIC' })).status).toBe(403);
  expect((await api.get(`/sale-invoice/${id}/pdf`)).status).toBe(401);
  expect((await pdf(id, '?copy=FOURTH')).status).toBe(400);
  expect((await pdf('01990000-0000-7000-8000-00000000dead')).status).toBe(404);
  expect((await pdf('nonsense')).status).toBe(400);
});
