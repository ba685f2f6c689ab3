import { type AccruedCost, costDifference, costFigures, isAboveTolerance } from './cost-check.rules';

const rupees: AccruedCost = { currency: 'INR', minor: 8_000_00, paise: 8_000_00, quotedPaise: null };
const dollars: AccruedCost = { currency: 'USD', minor: 1_000_00, paise: 83_000_00, quotedPaise: 80_000_00 };
const inRupees = { currency: 'INR', exchangeRate: '1' } as const;

it.each<[string, AccruedCost, Parameters<typeof costFigures>[1], object]>([
  ['as it was accrued', rupees, inRupees, { accruedPaise: 8_000_00, quotedPaise: null }],
  [
    'in its own currency at the rate of the bill, and so what was quoted',
    dollars,
    { currency: 'USD', exchangeRate: '87.15' },
    { accruedPaise: 87_150_00, quotedPaise: 84_000_00 },
  ],
  [
    'in rupees as it stood where it is billed in rupees',
    dollars,
    inRupees,
    { accruedPaise: 83_000_00, quotedPaise: 80_000_00 },
  ],
  [
    'as nothing where it costs nothing',
    { ...rupees, minor: null },
    inRupees,
    { accruedPaise: null, quotedPaise: null },
  ],
  [
    'as quoted where its currency had no rate',
    { ...dollars, paise: null },
    inRupees,
    { accruedPaise: null, quotedPaise: 80_000_00 },
  ],
])('a cost is expected %s', (_how, cost, bill, figures) => {
  expect(costFigures(cost, bill)).toEqual(figures);
});

const line = (taxablePaise: number, quotedPaise: number | null = null) => ({
  taxablePaise,
  accruedPaise: 8_000_00,
  quotedPaise,
});

it.each([
  ['more than was accrued', line(8_500_00), 500_00],
  ['less', line(7_500_00), -500_00],
  ['more than was quoted, though not more than was accrued since', line(8_000_00, 7_000_00), 1_000_00],
  ['what nobody expected', { taxablePaise: 100_00, accruedPaise: null, quotedPaise: null }, null],
])('a bill of %s differs by so much', (_what, billed, difference) => {
  expect(costDifference(billed)).toBe(difference);
});

it.each([
  ['five percent above, of which five are allowed', line(8_400_00), '5', false],
  ['a paisa more', line(8_400_01), '5', true],
  ['anything above, of which none is allowed', line(8_000_01), '0', true],
  ['anything above, where the company names no limit', line(99_999_00), null, false],
  ['below', line(1_00), '0', false],
  ['as accrued, and above what was quoted', line(8_000_00, 7_000_00), '5', true],
])('a bill %s waits for an administrator or not', (_what, billed, tolerance, waits) => {
  expect(isAboveTolerance(billed, tolerance)).toBe(waits);
});
