import fc from 'fast-check';
import { worthOfPart } from './worth.rules';

const dollars = { minor: 1_000_00, paise: 83_500_00 };

describe('what a part of an amount is worth', () => {
  it.each([
    ['nothing', 0, 0],
    ['half', 500_00, 41_750_00],
    ['all', 1_000_00, 83_500_00],
    ['more than all, as bent books may say', 1_500_00, 125_250_00],
    ['less than nothing', -500_00, -41_750_00],
  ])('%s', (_name, part, expected) => {
    expect(worthOfPart(dollars, part)).toBe(expected);
  });

  it('a rupee that settles a bill beside a note for nearly all of it is asked for a million times its own', () => {
    expect(worthOfPart({ minor: 1_00, paise: 83_50 }, -1_000_000_00)).toBe(-83_500_000_00);
    expect(worthOfPart({ minor: 3, paise: 250 }, 7)).toBe(2 * 250 + 83);
  });

  it('two parts are worth the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (minor, paise, share) => {
          const part = Math.floor(minor * share);

          const sum = worthOfPart({ minor, paise }, part) + worthOfPart({ minor, paise }, minor - part);

          expect(Math.abs(sum - paise)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
