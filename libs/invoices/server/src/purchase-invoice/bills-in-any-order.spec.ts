import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import { costLine } from '@freightdesk/invoices-contract/testing';
import { startApi, type TestAnswer, type TestApi, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { trialBalance } from '../sale-invoice/invoice-books.builder';
import { invoicesAlone } from '../sale-invoice/invoices-alone.builder';
import { BillDesk } from './bill-desk.builder';

const isLong = process.env['FREIGHTDESK_FULL_TESTS'] === '1';
const date = '2026-05-20';

let api: TestApi;
let desk: BillDesk<TestAnswer>;
let partyId: string;

beforeAll(async () => {
  api = await startApi(invoicesAlone);
  desk = new BillDesk(api, testActors.ACCOUNT);
});
afterAll(() => api.close());

async function startAnew(): Promise<void> {
  await desk.startAnew();
  partyId = await desk.books.addParty({ tdsNature: 'CONTRACT' });
}

const rateOf = (paise: number) => (paise / 100).toFixed(2);
const note = (id: string, changes: object) => desk.post('debit-note', { id, date, reason: 'Agreed lower', ...changes });
const noted = async (id: string, changes: object): Promise<PurchaseInvoice> =>
  (await note(id, changes)).expect(201).data;
const partOf = (line: number, gstRate: string, paise: number) => ({
  lines: [{ ...costLine({ rate: rateOf(paise), gstRate }), againstLine: line + 1 }],
});
const numbersOf = (documents: readonly PurchaseInvoice[]) => documents.map(({ number }) => number).sort();
const series = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}/26-27/${String(index + 1).padStart(6, '0')}`);

it('bills and notes at one moment are numbered without a gap, and the books hold', async () => {
  await startAnew();
  const count = isLong ? 200 : 12;
  const bill = () => desk.posted({ partyId, date, lines: [costLine({ rate: '1000.40' })] });
  const bills = await Promise.all(Array.from({ length: count / 2 }, bill));

  const [more, notes] = await Promise.all([
    Promise.all(Array.from({ length: count / 2 }, bill)),
    Promise.all(bills.flatMap(({ id }) => [100_10, 33_33].map((paise) => noted(id, partOf(0, '5', paise))))),
  ]);

  expect(numbersOf([...bills, ...more])).toEqual(series('PI', count));
  expect(numbersOf(notes)).toEqual(series('PD', count));
  expect(await desk.broken()).toEqual([]);
});

const line = fc.record({
  paise: fc.integer({ min: 1_00, max: 99_999_99 }),
  gstRate: fc.constantFrom('0', '5', '18'),
  quantity: fc.constantFrom('1', '2.5', '0.333'),
});
const terms = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  itcEligible: fc.boolean(),
  reverseCharge: fc.boolean(),
  nature: fc.constantFrom(null, 'CONTRACT' as const, 'PROFESSIONAL' as const),
  parts: fc.array(fc.record({ line: fc.nat({ max: 3 }), percent: fc.integer({ min: 1, max: 30 }) }), { maxLength: 2 }),
  cancels: fc.boolean(),
});

const linesIn = ({ lines }: { lines: readonly { paise: number; gstRate: string; quantity: string }[] }) =>
  lines.map(({ paise, gstRate, quantity }) => costLine({ rate: rateOf(paise), gstRate, quantity }));

const sumOf = (bill: PurchaseInvoice, figure: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise') =>
  bill.lines.reduce((sum, one) => sum + one[figure], 0);

it('the lines of any bill add up to its header, and cancelling it leaves nothing', async () => {
  await startAnew();
  await fc.assert(
    fc.asyncProperty(terms, async ({ itcEligible, reverseCharge, nature, ...said }) => {
      const lines = linesIn(said);
      const bill = await desk.posted({ partyId, date, itcEligible, reverseCharge, tdsNature: nature, lines });
      for (const figure of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const) {
        expect(sumOf(bill, figure)).toBe(bill[figure]);
      }
      expect(bill.totalPaise).toBe(
        bill.taxablePaise + bill.cgstPaise + bill.sgstPaise + bill.igstPaise + bill.roundOffPaise,
      );
      expect(bill.payablePaise).toBe(bill.totalPaise - bill.tdsPaise);
      (await desk.cancel(bill)).expect(200);
      expect(await trialBalance(api.db)).toEqual({});
    }),
    { numRuns: isLong ? 200 : 8 },
  );
  expect(await desk.broken()).toEqual([]);
});

it('whatever is taken of a bill first, and given back, nothing stays once all of it is returned', async () => {
  await startAnew();
  await fc.assert(
    fc.asyncProperty(terms, async ({ itcEligible, reverseCharge, parts, cancels, ...said }) => {
      const before = await trialBalance(api.db);
      const lines = linesIn(said);
      const bill = await desk.posted({ partyId, date, itcEligible, reverseCharge, tdsNature: null, lines });
      const made: PurchaseInvoice[] = [];
      for (const { line: index, percent } of parts) {
        const against = bill.lines[index];
        const paise = Math.floor(((against?.taxableMinor ?? 0) * percent) / 100);
        if (against && paise > 0) made.push(await noted(bill.id, partOf(index, against.gstRate, paise)));
      }
      const [first] = made;
      if (cancels && first) (await desk.cancel(first)).expect(200);
      await noted(bill.id, { full: true });
      expect(await trialBalance(api.db)).toEqual(before);
    }),
    { numRuns: isLong ? 150 : 6 },
  );
  expect(await desk.broken()).toEqual([]);
});
