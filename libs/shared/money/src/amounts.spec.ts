import fc from 'fast-check';
import { lineMinor, percentOf, roundToRupee, toPaise } from './amounts';

describe('a priced line', () => {
  it.each([
    [{ quantity: '1', rate: '10000.00', currency: 'INR' }, 1_000_000],
    [{ quantity: '3', rate: '4.2550', currency: 'INR' }, 1277],
    [{ quantity: '2.5', rate: '0.0100', currency: 'INR' }, 3],
    [{ quantity: '120.5', rate: '33.3333', discountMinor: 100, currency: 'INR' }, 401_566],
    [{ quantity: '3', rate: '100.5', currency: 'JPY' }, 302],
    [{ quantity: '1', rate: '1.2345', currency: 'KWD' }, 1235],
  ] as const)('%j comes to %i', (line, expected) => {
    expect(lineMinor(line)).toBe(expected);
  });
});

describe('a percentage of an amount', () => {
  it.each([
    [6251, '9', 563],
    [50, '1', 1],
    [49, '1', 0],
    [-50, '1', -1],
    [1520, '6', 91],
    [100_000, '2.5', 2500],
    [12_345, '0.1', 12],
  ])('of %i at %s%% is %i', (minor, percent, expected) => {
    expect(percentOf(minor, percent)).toBe(expected);
  });

  it('of a credit mirrors that of the charge', () => {
    const rate = fc.constantFrom('0.1', '2.5', '6', '9', '14');

    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), rate, (minor, percent) => {
        expect(percentOf(-minor, percent) + percentOf(minor, percent)).toBe(0);
      }),
    );
  });
});

describe('an amount in paise', () => {
  it.each([
    [100_000, 'USD', '83.50', 8_350_000],
    [1000, 'JPY', '0.5623', 56_230],
    [1500, 'KWD', '271.25', 40_688],
    [999, 'INR', '1', 999],
  ] as const)('%i of %s at %s is %i', (minor, currency, rate, expected) => {
    expect(toPaise(minor, currency, rate)).toBe(expected);
  });
});

describe('the round-off of a document', () => {
  it.each([
    [1702, 1700, -2],
    [1750, 1800, 50],
    [1749, 1700, -49],
    [-1750, -1800, -50],
    [1700, 1700, 0],
    [0, 0, 0],
    [-20, 0, 20],
  ])('of %i paise leads to %i by %i', (paise, rounded, roundOffPaise) => {
    expect(roundToRupee(paise)).toEqual({ rounded, roundOffPaise });
  });

  it('is at most half a rupee and leaves whole rupees', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (paise) => {
        const { rounded, roundOffPaise } = roundToRupee(paise);

        expect(Math.abs(rounded % 100)).toBe(0);
        expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(50);
        expect(paise + roundOffPaise).toBe(rounded);
      }),
    );
  });
});
