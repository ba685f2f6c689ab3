import { isDue, nextAfter } from './recurring.rules';

it.each([
  ['2026-11-01', 'MONTHLY', 1, '2026-12-01'],
  ['2026-12-15', 'MONTHLY', 15, '2027-01-15'],
  ['2027-01-31', 'MONTHLY', 31, '2027-02-28'],
  ['2027-02-28', 'MONTHLY', 31, '2027-03-31'],
  ['2026-11-30', 'QUARTERLY', 30, '2027-02-28'],
  ['2024-02-29', 'YEARLY', 29, '2025-02-28'],
  ['2027-02-28', 'YEARLY', 29, '2028-02-29'],
] as const)('after %s, %s on the %i, comes %s', (date, period, day, next) => {
  expect(nextAfter(date, period, day)).toBe(next);
});

it.each([
  ['its day has come', {}, true],
  ['its day is still to come', { nextOn: '2026-11-22' }, false],
  ['it rests', { active: false }, false],
  ['it ended before', { until: '2026-11-19' }, false],
  ['it ends with this one', { until: '2026-11-20' }, true],
])('a draft where %s: %s', (_case, changes, due) => {
  expect(isDue({ nextOn: '2026-11-20', until: null, active: true, ...changes }, '2026-11-21')).toBe(due);
});
