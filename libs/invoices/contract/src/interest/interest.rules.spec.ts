import fc from 'fast-check';
import { interestLines, interestMinor, interestOn, interestText, type OverdueInvoice } from './interest.rules';

const overdue = (changes: Partial<OverdueInvoice> = {}): OverdueInvoice => ({
  ...{ kind: 'TAX_INVOICE', dueDate: '2026-05-01', currency: 'INR', outstandingMinor: 1_00_000_00 },
  ...{ promisedOn: null, dispute: null, chargedUntil: null, draftId: null },
  ...changes,
});

it.each([
  ['a year', 1_00_000_00, '18', 365, 18_000_00],
  ['a leap year has 366 days of a 365th', 1_00_000_00, '18', 366, 18_049_32],
  ['a day', 1_00_000_00, '18', 1, 49_32],
  ['half a paisa is one', 365_00, '0.5', 1, 1],
  ['less than half is none', 100, '18', 1, 0],
  ['a rate with decimals', 50_000_00, '12.75', 30, 523_97],
  ['nothing outstanding', 0, '18', 30, 0],
])('interest of %s', (_what, outstanding, percent, days, expected) => {
  expect(interestMinor(outstanding, percent, days)).toBe(expected);
});

it('of days that are charged in parts it is what it is in one, within half a paisa for each part', () => {
  const days = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_99_99_999_99 }), days, days, (paise, one, two) => {
      const parts = interestMinor(paise, '18', one) + interestMinor(paise, '18', two);
      expect(Math.abs(parts - interestMinor(paise, '18', one + two))).toBeLessThanOrEqual(1);
    }),
  );
});

describe('an overdue invoice', () => {
  const asked = { percent: '18', asOf: '2026-05-31' };

  it.each([
    ['bears interest from the day after its due day', {}, { from: '2026-05-01', days: 30, leftOut: null }],
    ['goes on after the last day that was charged', { chargedUntil: '2026-05-21' }, { from: '2026-05-21', days: 10 }],
    ['bears none for days that are charged', { chargedUntil: '2026-05-31' }, { days: 0, leftOut: 'NOTHING' }],
    [
      'waits where a note would round to nothing',
      { outstandingMinor: 33_00 },
      { interestMinor: 49, leftOut: 'NOTHING' },
    ],
    [
      'is charged as soon as a note comes to a rupee',
      { outstandingMinor: 34_00 },
      { interestMinor: 50, leftOut: null },
    ],
    ['in dollars is charged to the cent', { currency: 'USD' as const, outstandingMinor: 33_00 }, { leftOut: null }],
    ['is left alone while it is disputed', { dispute: 'The rate' }, { leftOut: 'DISPUTED' }],
    ['is left alone till the day it is promised for', { promisedOn: '2026-06-05' }, { leftOut: 'PROMISED' }],
    ['is charged once that day is over', { promisedOn: '2026-05-20' }, { leftOut: null }],
    ['of the books of before takes no note', { kind: 'OPENING' }, { leftOut: 'BROUGHT_FORWARD' }],
    ['waits for the draft that charges it', { draftId: 'd1', chargedUntil: '2026-05-11' }, { leftOut: 'IN_DRAFT' }],
  ])('%s', (_what, changes, expected) => {
    expect(interestOn(overdue(changes), asked)).toMatchObject(expected);
  });
});

describe('what a note of interest says', () => {
  const line = (sac: string, gstRate: string, taxablePaise: number) => ({ sac, gstRate, taxablePaise });
  const description = 'Interest';

  it('follows the rates of the invoice by what each was worth', () => {
    const lines = [line('996521', '5', 60_000_00), line('996713', '18', 30_000_00), line('996713', '18', 10_000_00)];

    expect(interestLines(lines, { minor: 1_000_01, description })).toEqual([
      { description, sac: '996521', gstRate: '5', quantity: '1', rate: '600.01' },
      { description, sac: '996713', gstRate: '18', quantity: '1', rate: '400.00' },
    ]);
  });

  it('adds up to the interest, whatever the lines are worth', () => {
    const lines = fc.array(fc.tuple(fc.constantFrom('5', '12', '18'), fc.nat(9_99_999_99)), { minLength: 1 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 9_99_999_99 }), (told, minor) => {
        const made = interestLines(
          told.map(([rate, paise]) => line('996713', rate, paise)),
          { minor, description },
        );
        expect(made.reduce((sum, { rate }) => sum + Math.round(Number(rate) * 100), 0)).toBe(minor);
      }),
    );
  });

  it('names the invoice, the rate and the days', () => {
    const span = { number: 'SI/26-27/000012', percent: '18', days: 30, from: '2026-05-01', asOf: '2026-05-31' };
    expect(interestText(span)).toBe(
      'Interest at 18% a year on SI/26-27/000012 for 30 days after 01-May-2026, up to 31-May-2026',
    );
  });
});
