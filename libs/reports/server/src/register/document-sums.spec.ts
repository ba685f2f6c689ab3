import type { ReportPeriod } from '@freightdesk/reports-contract';
import { addDays, settableClock } from '@freightdesk/shared-calendar';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addParty, sell } from '../report-books.builder';
import { readSales } from './read-registers';

let store: Awaited<ReturnType<typeof freshDatabase>>;
let parties: string[];
let sold = 0;
const clock = settableClock('2026-11-21T06:00:00Z');
const books = () => ({ db: store.db, clock, actor: testActors.ACCOUNT });

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  parties = await Promise.all(['Aarti', 'Bharat'].map((name) => addParty(books(), name)));
});
afterAll(() => store.drop());

const sale = fc.record({
  day: fc.nat(100),
  party: fc.nat(1),
  status: fc.constantFrom('ISSUED' as const, 'ISSUED' as const, 'CANCELLED' as const),
  kind: fc.constantFrom('TAX_INVOICE' as const, 'CREDIT_NOTE' as const, 'REIMBURSEMENT' as const),
  taxablePaise: fc.integer({ min: 1, max: 900 }).map((paise) => paise * 100),
  isTaxed: fc.boolean(),
});
const dayOf = (day: number) => addDays('2026-02-10', day);
const period = fc
  .tuple(fc.integer({ min: -20, max: 100 }), fc.nat(90))
  .map(([start, length]): ReportPeriod => ({ from: dayOf(start), to: dayOf(start + length) }));

/** One by one from the documents, by month. */
async function raw({ from, to }: ReportPeriod) {
  const { rows } = await sql<{ month: string; documents: number; taxable: number; total: number }>`
    select to_char(date, 'YYYY-MM') as month, count(*)::int as documents,
      sum(case when status = 'CANCELLED' then 0 when kind = 'CREDIT_NOTE' then -1 else 1 end * taxable_paise)::bigint as taxable,
      sum(case when status = 'CANCELLED' then 0 when kind = 'CREDIT_NOTE' then -1 else 1 end * total_paise)::bigint as total
    from sale_invoice where date between ${from} and ${to} group by 1 order by 1`.execute(store.db);
  return rows;
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

it('the registers of kept sums say what the documents say, of any days, cancelled ones and credit notes too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 5 }), period, async (sales, days) => {
      for (const { day, party, isTaxed, ...facts } of sales) {
        const [partyId, number] = [parties[party] ?? '', `SI/26-27/${(sold += 1)}`];
        await sell(books(), { ...facts, partyId, number, date: dayOf(day), ...(!isTaxed && { igstPaise: 0 }) });
      }
      const months = await raw(days);
      const byMonth = await readSales({ ...days, groupBy: 'month' }, books());
      const byDocument = await readSales({ ...days }, books());

      expect(
        byMonth.rows.map(({ month, documents, taxablePaise, totalPaise }) => [
          month,
          documents,
          taxablePaise,
          totalPaise,
        ]),
      ).toEqual(months.map(({ month, documents, taxable, total }) => [month, documents, taxable, total]));
      expect(byDocument.total).toBe(sumOf(months.map(({ documents }) => documents)));
      expect(byDocument.rows).toHaveLength(byDocument.total);
      expect(byDocument.totals).toEqual(byMonth.totals);
      expect(byDocument.totals.totalPaise).toBe(sumOf(months.map(({ total }) => total)));
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
