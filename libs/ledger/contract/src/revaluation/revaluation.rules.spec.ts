import { imbalancePaise, mirrorOf } from '../voucher/voucher.rules';
import fc from 'fast-check';
import { daysOfMonth, gainOf, revaluationVoucher, valued } from './revaluation.rules';

const holding = (code: string, amountMinor: number, carryingPaise: number) =>
  ({ code, partyId: null, currency: 'USD', amountMinor, carryingPaise }) as const;

it.each([
  ['what customers owe gains as the rupee falls', holding('1200', 1_000_00, 83_500_00), '84.10', 600_00],
  ['what is owed to vendors loses by the same', holding('2100', -1_000_00, -83_500_00), '84.10', -600_00],
  ['an overdrawn bank loses too', holding('1011', -10_00, -835_00), '84', -5_00],
  ['at the same rate nothing is gained', holding('1200', 33, 27_56), '83.50', 0],
])('%s', (_what, held, rate, gain) => {
  expect(valued(held, rate).gainPaise).toBe(gain);
});

it('what has no rate is left as it stands', () => {
  expect(valued(holding('1200', 1_00, 83_50), null)).toMatchObject({ valuePaise: null, gainPaise: 0 });
});

it('whatever is held, its voucher balances, and with its mirror nothing is left on any account', () => {
  const holdings = fc.array(
    fc.record({
      code: fc.constantFrom('1200', '1260', '2100', '2150', '1011'),
      amountMinor: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
      carryingPaise: fc.integer({ min: -90_000_000_00, max: 90_000_000_00 }),
      rate: fc.integer({ min: 1, max: 1_000_000 }).map((rate) => (rate / 10_000).toFixed(4)),
    }),
  );

  fc.assert(
    fc.property(holdings, (held) => {
      const items = held.map(({ rate, code, amountMinor, carryingPaise }) =>
        valued(holding(code, amountMinor, carryingPaise), rate),
      );
      const lines = revaluationVoucher(items);
      expect(imbalancePaise(lines)).toBe(0);
      // Neither what is valued nor a bank is touched.
      expect(lines.every(({ accountCode }) => ['1270', '2170', '7010'].includes(accountCode))).toBe(true);
      const both = [...lines, ...mirrorOf(lines)];
      for (const code of ['1270', '2170', '7010']) {
        expect(imbalancePaise(both.filter(({ accountCode }) => accountCode === code))).toBe(0);
      }
      const earned = imbalancePaise(lines.filter(({ accountCode }) => accountCode === '7010'));
      expect(0 - earned).toBe(gainOf(items));
    }),
  );
});

it.each([
  ['2026-10', '2026-10-31', '2026-11-01'],
  ['2026-12', '2026-12-31', '2027-01-01'],
  ['2028-02', '2028-02-29', '2028-03-01'],
])('%s ends on %s, and is followed by %s', (month, to, next) => {
  expect(daysOfMonth(month)).toMatchObject({ to, next });
});
