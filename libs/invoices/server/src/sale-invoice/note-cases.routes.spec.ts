import { rateOf, type SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, type NoteCase, noteCases, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import { invoiceBooks } from './invoice-books.builder';
import { invoicesAlone, salesInvariants } from './invoices-alone.builder';

let api: TestApi;
let parties: { here: string; abroad: string };

beforeAll(async () => {
  api = await startApi(invoicesAlone);
  const { addParty, setUpCompany } = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await setUpCompany();
  const foreign = { name: 'Gulf Foods', gstin: null, stateCode: '96', country: 'AE', registrations: [] };
  parties = { here: await addParty(), abroad: await addParty(foreign) };
});
afterAll(() => api.close());

afterEach(async () => {
  expect(await brokenIn(api.db, salesInvariants)).toEqual([]);
});

async function post(path: string, body: object): Promise<SaleInvoice> {
  return (await api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' })).expect(201).data;
}

function issued({ isAbroad = false, lines, ...terms }: NoteCase['document']): Promise<SaleInvoice> {
  const sold = isAbroad
    ? { partyId: parties.abroad, kind: 'EXPORT' as const, currency: 'USD' as const, exchangeRate: '83.4567' }
    : { partyId: parties.here };
  return post(
    'add',
    saleInvoiceInput({ ...terms, ...sold, lines: lines.map((line) => chargeLine(line)), issue: true }),
  );
}

/** Each amount as a line at its document's rate of tax. */
function credited(invoice: SaleInvoice, taken: NoteCase['taken']): Promise<SaleInvoice> {
  const lines = taken.flatMap((minor, index) => {
    const corrected = invoice.lines[index];
    if (minor === null || !corrected) return [];
    const { sac, gstRate } = corrected;
    const line = chargeLine({ sac, gstRate, rate: rateOf(minor, invoice.currency) });
    return [{ ...line, againstLine: index + 1 }];
  });
  return post('credit-note', { id: invoice.id, date: '2026-05-20', reason: 'Rate was agreed lower', lines });
}

describe('what is made is what the form of a note shows', () => {
  it.each(noteCases)('$name', async ({ document: terms, before = [], taken, expected }) => {
    const invoice = await issued(terms);
    for (const made of before) await credited(invoice, made);

    const note = await credited(invoice, taken);

    expect(note).toMatchObject(expected);
  });
});
