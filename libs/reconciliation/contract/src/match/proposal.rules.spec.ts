import { addDays } from '@freightdesk/shared-calendar';
import fc from 'fast-check';
import { broughtForward, type Matchable, proposalsOf, summing, sureScore } from './proposal.rules';

const day = (of: number): string => addDays('2026-11-01', of);
let ids = 0;
const item = (date: string, amountMinor: number, narration = '', reference: string | null = null): Matchable => ({
  id: `${(ids += 1)}`,
  ...{ date, amountMinor, narration, reference },
});

const items = fc.array(
  fc.record({
    amountMinor: fc.integer({ min: -6, max: 6 }).filter((minor) => minor !== 0),
    away: fc.integer({ min: 0, max: 40 }),
    narration: fc.constantFrom('KAVERI TRADERS', 'NEFT 88123', 'Coastal Spices 88123', ''),
  }),
  { maxLength: 12 },
);
const placed = (made: { amountMinor: number; away: number; narration: string }[]) =>
  made.map(({ amountMinor, away, narration }) => item(day(away), amountMinor, narration));

describe('what is proposed', () => {
  it('comes to one amount on both sides, and names nothing twice, whatever the books and the bank say', () => {
    fc.assert(
      fc.property(items, items, (ofBank, ofBooks) => {
        const [lines, entries] = [placed(ofBank), placed(ofBooks)];
        const sum = (among: readonly Matchable[], named: readonly string[]) =>
          among.filter(({ id }) => named.includes(id)).reduce((total, { amountMinor }) => total + amountMinor, 0);

        const proposals = proposalsOf(lines, entries);

        for (const { lineIds, entryIds } of proposals) expect(sum(lines, lineIds)).toBe(sum(entries, entryIds));
        const named = proposals.flatMap(({ lineIds, entryIds }) => [...lineIds, ...entryIds]);
        expect(new Set(named).size).toBe(named.length);
      }),
      { numRuns: 150 },
    );
  });

  it('finds every line that was posted with its reference, in whatever order they are told', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          Array.from({ length: 15 }, (_, at) => at),
          { minLength: 15 },
        ),
        (order) => {
          const lines = order.map((at) => item(day(at % 5), 500_00, `NEFT CR N0000${7_000 + at}`));
          const entries = lines.map((_, at) => item(day(at % 5), 500_00, `Received, NEFT ${7_000 + at}`));

          const found = proposalsOf(lines, entries).map(({ lineIds: [line], entryIds: [entry] }) => [
            lines.findIndex(({ id }) => id === line),
            entries.findIndex(({ id }) => id === entry),
          ]);

          expect(found.map(([line = 0]) => order[line]).toSorted()).toEqual(found.map(([, entry]) => entry).toSorted());
          expect(found.every(([line = 0, entry]) => order[line] === entry)).toBe(true);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('knows the cheque by its six digits, the first of a book too, and no other number so short', () => {
    const lines = [item(day(9), -5_000_00, 'CHQ PAID', '000123'), item(day(9), -5_000_00, 'CHQ PAID', '000124')];
    const entries = [item(day(1), -5_000_00, 'CHEQUE 000124'), item(day(8), -5_000_00, 'CHEQUE 000123')];

    expect(proposalsOf(lines, entries)).toMatchObject([
      { lineIds: [lines[0]?.id], entryIds: [entries[1]?.id], reasons: ['reference', 'day'] },
      { lineIds: [lines[1]?.id], entryIds: [entries[0]?.id], reasons: ['reference'] },
    ]);
    expect(proposalsOf([item(day(1), 7_00, 'ROW 0123')], [item(day(1), 7_00, 'SHOP 123')])[0]?.reasons).toEqual([
      'day',
      'only',
    ]);
  });

  it('is sure of one of its amount within days, and not of one a month away', () => {
    const line = item(day(30), 500_00);

    expect(proposalsOf([line], [item(day(28), 500_00)])[0]?.score).toBeGreaterThanOrEqual(sureScore);
    expect(proposalsOf([line], [item(day(0), 500_00)])[0]?.score).toBeLessThan(sureScore);
    expect(proposalsOf([line], [item(day(-90), 500_00)])).toEqual([]);
  });

  it('of alike entries takes the nearest', () => {
    const [far, near] = [item(day(1), 500_00), item(day(9), 500_00)];

    expect(proposalsOf([item(day(10), 500_00)], [far, near])).toMatchObject([{ entryIds: [near.id] }]);
  });
});

it('a sum of several that could be made in two ways is not proposed', () => {
  const parts = [1, 2, 3, 4].map((amountMinor) => ({ amountMinor }));

  expect(summing(5, parts)).toBeNull();
  expect(summing(9, parts)).toEqual([{ amountMinor: 2 }, { amountMinor: 3 }, { amountMinor: 4 }]);
  expect(summing(4, [{ amountMinor: 4 }])).toBeNull();
});

it('what was brought forward is all of before but what was on its way', () => {
  const entries = [item(day(-40), 1_000_00), item(day(-3), -200_00), item(day(-2), 70_00)];

  expect(broughtForward(870_00, entries)).toEqual({ except: [] });
  expect(broughtForward(1_070_00, entries)).toEqual({ except: [entries[1]?.id] });
  expect(broughtForward(1_000_00, entries)?.except).toHaveLength(2);
  expect(broughtForward(999_99, entries)).toBeNull();
});
