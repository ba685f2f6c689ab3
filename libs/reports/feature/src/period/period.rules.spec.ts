import { daysOfMonth, daysOfQuarter, namedPeriods } from './period.rules';

describe('the periods that are asked for most', () => {
  it.each([
    ['2026-11-21', ['2026-11-01', '2026-11-30'], ['2026-10-01', '2026-10-31'], ['2026-04-01', '2027-03-31']],
    ['2026-04-01', ['2026-04-01', '2026-04-30'], ['2026-03-01', '2026-03-31'], ['2026-04-01', '2027-03-31']],
    ['2024-03-31', ['2024-03-01', '2024-03-31'], ['2024-02-01', '2024-02-29'], ['2023-04-01', '2024-03-31']],
    ['2026-12-31', ['2026-12-01', '2026-12-31'], ['2026-11-01', '2026-11-30'], ['2026-04-01', '2027-03-31']],
  ])('on %s', (today, month, lastMonth, year) => {
    expect(namedPeriods(today).map(({ from, to }) => [from, to])).toEqual([month, lastMonth, year, expect.any(Array)]);
  });
});

it.each([
  ['2026-27 Q1', '2026-04-01', '2026-06-30'],
  ['2026-27 Q2', '2026-07-01', '2026-09-30'],
  ['2026-27 Q3', '2026-10-01', '2026-12-31'],
  ['2027-28 Q4', '2028-01-01', '2028-03-31'],
])('the quarter %s runs from %s to %s', (quarter, from, to) => {
  expect(daysOfQuarter(quarter)).toEqual({ from, to });
});

it('a month runs to its last day, in a leap year too', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
