import fc from 'fast-check';
import { allocate } from './allocate';

const total = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });
const weights = fc
  .array(fc.nat({ max: 10 ** 12 }), { minLength: 1, maxLength: 40 })
  .filter((all) => all.some((weight) => weight > 0));

describe('a split by weights', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [1, [0, 5], [0, 1]],
    [10, [1], [10]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('of %i over %j is %j', (whole, shares, expected) => {
    expect(allocate(whole, shares)).toEqual(expected);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(total, weights, (whole, shares) => {
        expect(allocate(whole, shares).reduce((all, share) => all + BigInt(share), 0n)).toBe(BigInt(whole));
      }),
    );
  });

  it('gives everyone the exact share to within one unit', () => {
    fc.assert(
      fc.property(total, weights, (whole, shares) => {
        const sum = shares.reduce((all, weight) => all + BigInt(weight), 0n);
        const off = allocate(whole, shares).map(
          (share, index) => BigInt(share) * sum - BigInt(whole) * BigInt(shares[index] ?? 0),
        );

        expect(off.every((difference) => -sum < difference && difference < sum)).toBe(true);
      }),
    );
  });

  it.each([
    [1, [0, 0]],
    [1, []],
    [1, [2, -1]],
  ])('of %i over %j is refused', (whole, shares) => {
    expect(() => allocate(whole, shares)).toThrow(RangeError);
  });
});
