import { imbalancePaise } from '../voucher/voucher.rules';
import { fiscalYearName, fiscalYearNamed } from './fiscal-year-name.rules';
import { closingVoucher, profitOf } from './year-end.rules';

it.each([
  [
    'a profit',
    [
      { code: '4000', balancePaise: -1_000 },
      { code: '5000', balancePaise: 600 },
    ],
    400,
  ],
  ['a loss', [{ code: '6010', balancePaise: 250 }], -250],
  [
    'neither',
    [
      { code: '4000', balancePaise: -70 },
      { code: '6010', balancePaise: 70 },
    ],
    0,
  ],
])('the voucher of %s balances and brings each account to zero', (_what, balances, profit) => {
  const lines = closingVoucher(balances);

  expect(profitOf(balances)).toBe(profit);
  expect(imbalancePaise(lines)).toBe(0);
  for (const { code, balancePaise } of balances) {
    const own = lines.filter(({ accountCode }) => accountCode === code);
    expect(balancePaise + imbalancePaise(own)).toBe(0);
  }
  expect(lines.some(({ accountCode }) => accountCode === '3020')).toBe(profit !== 0);
});

it.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2099-12-31', '2099-00'],
])('%s is of the fiscal year %s', (day, name) => {
  expect(fiscalYearName(day)).toBe(name);
  expect(fiscalYearNamed(name)?.from).toBe(`${name.slice(0, 4)}-04-01`);
});

it.each(['2025-27', '25-26', '2025', '1999-00'])('%s names no fiscal year', (name) => {
  expect(fiscalYearNamed(name)).toBeNull();
});
