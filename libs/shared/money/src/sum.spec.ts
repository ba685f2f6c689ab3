import fc from 'fast-check';
import { largestMinor } from './largest-amount';
import { sum } from './sum';

test('nothing comes to nothing', () => {
  expect(sum([])).toBe(0);
});

test('nine hundred amounts of any size that a field may hold add up to the unit', () => {
  const amounts = fc.array(fc.integer({ min: -largestMinor, max: largestMinor }), { maxLength: 900 });

  fc.assert(
    fc.property(amounts, (all) => {
      expect(BigInt(sum(all))).toBe(all.map(BigInt).reduce((total, amount) => total + amount, 0n));
    }),
  );
});
