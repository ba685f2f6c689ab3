import fc from 'fast-check';
import { type HeldMoney, missingAfter, valueMoved, worthAt } from './foreign-money.rules';

const moved = ({ balanceMinor, balancePaise }: HeldMoney, minor: number, dealPaise: number): HeldMoney => ({
  balanceMinor: balanceMinor + minor,
  balancePaise: balancePaise + Math.sign(minor) * valueMoved({ balanceMinor, balancePaise }, minor, dealPaise),
});
const dollars: HeldMoney = { balanceMinor: 1_000_00, balancePaise: 83_500_00 };

it.each([
  ['comes at the rupees of the day', dollars, 100_00, 8_410_00, 8_410_00],
  ['goes at its share of what the books kept', dollars, -400_00, 33_640_00, 33_400_00],
  ['beyond the balance goes at the rupees of the day', dollars, -1_500_00, 1_26_000_00, 83_500_00 + 42_000_00],
  ['of an empty bank goes at the rupees of the day', { balanceMinor: 0, balancePaise: 0 }, -1_00, 84_00, 84_00],
  ['pays back an overdraft at what that was', { balanceMinor: -100_00, balancePaise: -8_400_00 }, 50_00, 1, 4_200_00],
])('foreign money %s', (_name, held, minor, dealPaise, expected) => {
  expect(valueMoved(held, minor, dealPaise)).toBe(expected);
});

it('whatever came and went, a bank that is empty is zero in rupees too', () => {
  const movement = fc.record({
    minor: fc.integer({ min: -5_000_00, max: 5_000_00 }).filter((minor) => minor !== 0),
    rate: fc.integer({ min: 40, max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 12 }), (movements) => {
      let held: HeldMoney = { balanceMinor: 0, balancePaise: 0 };
      for (const { minor, rate } of movements) held = moved(held, minor, Math.abs(minor) * rate);
      if (held.balanceMinor !== 0) held = moved(held, -held.balanceMinor, 1_00);

      expect([held.balanceMinor, Math.abs(held.balancePaise)]).toEqual([0, 0]);
    }),
  );
});

it('an amount is worth what a bank keeps its own at, and nothing that an empty one could tell', () => {
  expect(worthAt(dollars, 250_00)).toBe(20_875_00);
  expect(worthAt({ balanceMinor: -100_00, balancePaise: -8_400_00 }, 50_00)).toBe(4_200_00);
  expect(worthAt({ balanceMinor: 0, balancePaise: 0 }, 50_00)).toBeNull();
});

it.each([
  ['stands with dollars and rupees', dollars, { balanceMinor: -10_00, balancePaise: -900_00 }, 0],
  ['is empty and has rupees', { balanceMinor: 0, balancePaise: 500 }, { balanceMinor: 1, balancePaise: 83 }, -500],
  [
    'has dollars and owes rupees',
    { balanceMinor: 1_00, balancePaise: -266_00 },
    { balanceMinor: -100_00, balancePaise: -8_700_00 },
    353_00,
  ],
])('a bank that %s lacks rupees after a mirror, or none', (_name, held, moved, missing) => {
  expect(missingAfter(held, moved)).toBe(missing);
});
