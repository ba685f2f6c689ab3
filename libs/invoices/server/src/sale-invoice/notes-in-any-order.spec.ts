import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { chargeLine, saleInvoiceInput } from '@freightdesk/invoices-contract/testing';
import { brokenIn } from '@freightdesk/shared-server-kit';
import { startApi, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { invoiceBooks, trialBalance } from './invoice-books.builder';
import { invoicesAlone, salesInvariants } from './invoices-alone.builder';

const isLong = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const date = '2026-05-20';

let api: TestApi;
let partyId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
});
afterAll(() => api.close());

async function startAnew(): Promise<void> {
  await api.startAnew();
  const books = invoiceBooks(api.db, { clock: api.clock, actor: testActors.ACCOUNT });
  await books.setUpCompany();
  partyId = await books.addParty();
}

const broken = () => brokenIn(api.db, salesInvariants);

const post = (path: string, body: object) => api.post(`/sale-invoice/${path}`, body, { as: 'ACCOUNT' });
const issue = async (rates: readonly string[]): Promise<SaleInvoice> => {
  const lines = rates.map((rate, index) => chargeLine({ rate, gstRate: index % 2 === 0 ? '18' : '5' }));
  return (await post('add', saleInvoiceInput({ partyId, date, lines, issue: true }))).expect(201).data;
};
const noteOf = (id: string, line: number, paise: number) => {
  const [rate, gstRate] = [(paise / 100).toFixed(2), line % 2 === 0 ? '18' : '5'];
  const lines = [{ ...chargeLine({ rate, gstRate }), againstLine: line + 1 }];
  return { id, date, reason: 'Rate was agreed lower', lines };
};
const numbersOf = (documents: readonly SaleInvoice[]) => documents.map(({ number }) => number).sort();
const series = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}/26-27/${String(index + 1).padStart(6, '0')}`);

it('issues and notes at one moment are numbered without a gap, and the books hold', async () => {
  await startAnew();
  const count = isLong ? 200 : 12;
  const invoices = await Promise.all(Array.from({ length: count / 2 }, () => issue(['1000.00', '33.33'])));

  const [more, notes] = await Promise.all([
    Promise.all(Array.from({ length: count / 2 }, () => issue(['500.40']))),
    Promise.all(
      invoices
        .flatMap(({ id }) => [noteOf(id, 0, 250_10), noteOf(id, 0, 100_00)])
        .map((note) => post('credit-note', note)),
    ),
  ]);

  expect(numbersOf([...invoices, ...more])).toEqual(series('SI', count));
  expect(numbersOf(notes.map((answer): SaleInvoice => answer.expect(201).data))).toEqual(series('CN', count));
  expect(await broken()).toEqual([]);
});

/** Two bills of two lines, and what is taken off each before the rest of it goes. */
const story = fc.record({
  rates: fc.array(fc.integer({ min: 100_00, max: 9_999_99 }), { minLength: 2, maxLength: 2 }),
  parts: fc.array(
    fc.record({ invoice: fc.nat({ max: 1 }), line: fc.nat({ max: 1 }), percent: fc.integer({ min: 1, max: 30 }) }),
    { maxLength: 3 },
  ),
  cancels: fc.boolean(),
});

it('in whatever order notes are made and cancelled, nothing stays once all of it is credited', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ rates, parts, cancels }) => {
      await startAnew();
      const text = rates.map((paise) => (paise / 100).toFixed(2));
      const invoices = [await issue(text), await issue([...text].reverse())];
      const made: SaleInvoice[] = [];
      for (const { invoice, line, percent } of parts) {
        const against = invoices[invoice];
        const paise = Math.floor(((against?.lines[line]?.taxableMinor ?? 0) * percent) / 100);
        if (against && paise > 0) {
          made.push((await post('credit-note', noteOf(against.id, line, paise))).expect(201).data);
        }
      }
      const [first] = made;
      if (cancels && first) {
        const { id, version } = first;
        (await post('cancel', { id, version, reason: 'Made by mistake' })).expect(200);
      }
      for (const { id } of invoices) {
        (await post('credit-note', { id, date, reason: 'The rest', full: true })).expect(201);
      }
      expect(await trialBalance(api.db)).toEqual({});
      expect(await broken()).toEqual([]);
    }),
    { numRuns: isLong ? 150 : 5 },
  );
});
