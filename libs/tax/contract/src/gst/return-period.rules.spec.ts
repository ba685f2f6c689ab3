import { monthOfPeriod, returnPeriods } from './return-period.rules';

it('months of returns go back over the turn of a year, and are those of the books', () => {
  const periods = returnPeriods('2026-02-15', 3);

  expect(periods).toEqual(['022026', '012026', '122025']);
  expect(periods.map(monthOfPeriod)).toEqual(['2026-02', '2026-01', '2025-12']);
});
