import fc from 'fast-check';
import { shareOut } from './share-out';

const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const someWeights = fc
  .array(fc.bigInt({ min: 0n, max: 10_000_000_000_000n }), { minLength: 1, maxLength: 40 })
  .filter((weights) => weights.some((weight) => weight > 0n));
const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);

describe('a cost that is shared out', () => {
  it.each<[string, number, bigint[], number[]]>([
    ['equally, the last takes the odd paise', 100, [1n, 1n, 1n], [33, 33, 34]],
    ['by weight', 1_000, [300n, 450n, 250n], [300, 450, 250]],
    ['to who weighs nothing gives nothing, and no residue', 101, [1n, 1n, 0n], [50, 51, 0]],
    ['that came back is shared alike', -100, [1n, 1n, 1n], [-33, -33, -34]],
    ['where nobody has any weight is not shared', 100, [0n, 0n], [0, 0]],
  ])('%s', (_case, amount, weights, shares) => {
    expect(shareOut(amount, weights)).toEqual(shares);
  });

  it('comes to the cost, whatever the weights', () => {
    fc.assert(fc.property(amounts, someWeights, (amount, weights) => sum(shareOut(amount, weights)) === amount));
  });

  it('gives nobody less than nothing', () => {
    fc.assert(
      fc.property(amounts, someWeights, (amount, weights) =>
        shareOut(Math.abs(amount), weights).every((share) => share >= 0),
      ),
    );
  });

  it('gives each the same in any order, but for the residue', () => {
    fc.assert(
      fc.property(amounts, someWeights, (amount, weights) => {
        const turned = shareOut(amount, [...weights].reverse()).reverse();
        return shareOut(amount, weights).every(
          (share, index) => Math.abs(share - (turned[index] ?? 0)) < weights.length,
        );
      }),
    );
  });
});
