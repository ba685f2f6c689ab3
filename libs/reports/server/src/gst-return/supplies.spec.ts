import { settableClock } from '@freightdesk/shared-calendar';
import { freshDatabase, insertTestActors, testActors } from '@freightdesk/shared-testing-server';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addParty, sell } from '../report-books.builder';
import { suppliesMade } from './supplies.repository';

let store: Awaited<ReturnType<typeof freshDatabase>>;
let partyId: string;
let sold = 0;
const clock = settableClock('2026-11-21T06:00:00Z');
const books = () => ({ db: store.db, clock, actor: testActors.ACCOUNT });

beforeAll(async () => {
  store = await freshDatabase();
  await insertTestActors(store.db, clock.now());
  partyId = await addParty(books(), 'Aarti');
});
afterAll(() => store.drop());

const line = fc.record({
  ...{ sac: fc.constant('996521'), taxability: fc.constantFrom('TAXABLE' as const, 'EXEMPT' as const) },
  taxablePaise: fc.integer({ min: 1, max: 900 }).map((rupees) => rupees * 100),
});
const sale = fc.record({
  ...{ month: fc.constantFrom('2026-09', '2026-10'), lines: fc.array(line, { minLength: 1, maxLength: 3 }) },
  status: fc.constantFrom('ISSUED' as const, 'ISSUED' as const, 'CANCELLED' as const),
  kind: fc.constantFrom('TAX_INVOICE' as const, 'CREDIT_NOTE' as const, 'REIMBURSEMENT' as const),
  placeOfSupply: fc.constantFrom('07', '29', '32'),
  gstin: fc.constantFrom(null, '29AAGCB7383J1Z4'),
  isLeftOut: fc.boolean(),
});

/** One by one from the lines of the month's documents that stand. */
async function witness(month: string, leftOut: readonly { id: string }[]) {
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', kind, supply, party_gstin is not null, place_of_supply_state_code, taxability, sum(l.taxable_paise),
      sum(l.igst_paise)) as told
    from sale_invoice i join sale_invoice_line l on l.invoice_id = i.id
    where to_char(date, 'YYYY-MM') = ${month} and status = 'ISSUED' and i.id <> all(${leftOut.map(({ id }) => id)}::uuid[])
    group by kind, supply, party_gstin is not null, place_of_supply_state_code, taxability`.execute(store.db);
  return rows.map(({ told }) => told).sort();
}

const told = ({ kind, supply, isRegistered, placeOfSupply, lines }: Awaited<ReturnType<typeof suppliesMade>>[number]) =>
  lines.map((one) =>
    [
      ...[kind, supply, isRegistered ? 't' : 'f', placeOfSupply],
      ...[one.taxability, one.taxablePaise, one.igstPaise],
    ].join(' '),
  );

it('what was supplied in a month is what the lines of its documents say, without those that are left out', async () => {
  const leftOut: { id: string }[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 5 }), async (sales) => {
      for (const { month, isLeftOut, ...facts } of sales) {
        const id = await sell(books(), { ...facts, partyId, number: `SI/${(sold += 1)}`, date: `${month}-15` });
        // A return leaves out notes that came too late.
        if (isLeftOut && facts.kind === 'CREDIT_NOTE' && facts.status === 'ISSUED') leftOut.push({ id });
      }
      for (const month of ['2026-09', '2026-10', '2026-11']) {
        const { rows } = await sql<{ id: string }>`select id from sale_invoice
          where id = any(${leftOut.map(({ id }) => id)}::uuid[]) and to_char(date, 'YYYY-MM') = ${month}`.execute(
          store.db,
        );
        const supplies = await suppliesMade(store.db, { from: `${month}-01`, to: `${month}-28` }, rows);

        expect(supplies.flatMap(told).sort()).toEqual(await witness(month, rows));
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
