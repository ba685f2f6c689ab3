import { lineMinor, percentOf } from '@freightdesk/shared-money';
import { supplyKinds, taxOf } from '@freightdesk/tax-contract';
import { array, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { discountProblem, discountShares } from './document-discount.rules';
import { priceInvoice } from './price-invoice.rules';

const line = (rate: string, rest: { gstRate?: string; discountMinor?: number } = {}) => ({
  ...{ sac: '996713', quantity: '1', rate, gstRate: '18' },
  ...rest,
});
const rupees = { currency: 'INR' } as const;

describe('the discount of a document', () => {
  it.each([
    ['ten percent of two lines', { discountPercent: '10' }, [line('1000'), line('500')], [100_00, 50_00]],
    [
      'of one rupee over three alike, the paisa to the first',
      { discountMinor: 1_00 },
      [line('5'), line('5'), line('5')],
      [34, 33, 33],
    ],
    [
      'after the line’s own',
      { discountPercent: '10' },
      [line('1000', { discountMinor: 500_00 }), line('500')],
      [50_00, 50_00],
    ],
    ['half a paisa up', { discountPercent: '2.5' }, [line('0.20')], [1]],
    ['of nothing', {}, [line('1000')], [0]],
    ['of a line that is worth nothing', { discountMinor: 7 }, [line('0'), line('1')], [0, 7]],
  ])('%s is shared by what the lines are worth', (_what, discount, lines, shares) => {
    expect(discountShares({ ...rupees, ...discount, lines })).toEqual(shares);
  });

  it.each([
    ['both percent and amount', { discountPercent: '5', discountMinor: 1 }, 'discountMinor', 'percent_or_amount'],
    ['more than all', { discountPercent: '100.01' }, 'discountPercent', 'above_amount'],
    ['a paisa more than all', { discountMinor: 1000_01 }, 'discountMinor', 'above_amount'],
  ])('is not %s', (_what, discount, field, code) => {
    expect(discountProblem({ ...rupees, ...discount, lines: [line('1000')] })).toMatchObject({ field, code });
  });

  it('may be all of it', () => {
    expect(discountProblem({ ...rupees, discountMinor: 1000_00, lines: [line('1000')] })).toBeNull();
  });
});

const typedLine = record({
  paise: integer({ min: 0, max: 50_000_000 }),
  ownPercent: integer({ min: 0, max: 100 }),
  gstRate: constantFrom('0', '5', '12', '18'),
  taxability: constantFrom('TAXABLE' as const, 'EXEMPT' as const),
}).map(({ paise, ownPercent, ...rest }) => ({
  ...{ sac: '996713', quantity: '1', rate: (paise / 100).toFixed(2) },
  ...{ discountMinor: Math.floor((paise * ownPercent) / 100), ...rest },
}));
const discount = oneof(
  integer({ min: 1, max: 10_000 }).map((hundredths) => ({ discountPercent: (hundredths / 100).toFixed(2) })),
  integer({ min: 0, max: 1_000_000 }).map((discountMinor) => ({ discountMinor })),
);
const sum = (all: readonly number[]) => all.reduce((total, value) => total + value, 0);

const sidesOf = (supply: (typeof supplyKinds)[number]) => ({
  supplier: { stateCode: '27' as const },
  jobs: [],
  recipient:
    supply === 'EXPORT'
      ? { country: 'AE', stateCode: '96' as const, gstin: null, isSez: false }
      : {
          ...{
            country: 'IN',
            stateCode: supply === 'INTRA' ? ('27' as const) : ('29' as const),
            gstin: '29AAPFU0939F1ZR',
          },
          isSez: supply === 'SEZ',
        },
});

it('whatever is typed, shares add up to the discount, no line falls below nothing, and lines add up to the document', () => {
  assert(
    property(
      array(typedLine, { minLength: 1, maxLength: 12 }),
      discount,
      constantFrom(...supplyKinds),
      boolean(),
      (lines, off, supply, roundOff) => {
        const terms = { ...rupees, ...off, lines, roundOff, date: '2026-11-20', exportWithPayment: true };
        const before = sum(lines.map((one) => lineMinor({ ...one, ...rupees })));
        const { figures, discountShares: shares } = priceInvoice(terms, sidesOf(supply));

        expect(figures.taxablePaise).toBe(before - sum(shares));
        expect(figures.lines.every(({ taxablePaise }) => taxablePaise >= 0)).toBe(true);
        expect(sum(figures.lines.map(({ taxablePaise }) => taxablePaise))).toBe(figures.taxablePaise);
        expect(sum(figures.lines.map(taxOf))).toBe(taxOf(figures));
        expect(figures.taxablePaise + taxOf(figures) + figures.roundOffPaise).toBe(figures.totalPaise);
        const expected = 'discountMinor' in off ? off.discountMinor : percentOf(before, off.discountPercent);
        expect(sum(shares)).toBe(Math.min(expected, before));
      },
    ),
    { numRuns: 300 },
  );
});
