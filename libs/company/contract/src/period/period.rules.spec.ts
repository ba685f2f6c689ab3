import { fiscalYearOf } from '@freightdesk/shared-calendar';
import { furtherLocks } from './period.kinds';
import { isFiledInTime, isMonth, monthEnd, monthsOf } from './period.rules';

it.each([
  ['2026-04', '2026-04-30'],
  ['2026-12', '2026-12-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s', (month, end) => {
  expect(monthEnd(month)).toBe(end);
});

it.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
])('returns of October that are filed on %s are filed in time: %p', (day, answer) => {
  expect(isFiledInTime('2026-10', day)).toBe(answer);
});

it.each([
  [null, ['SOFT', 'GST_FILED', 'HARD']],
  ['SOFT', ['GST_FILED', 'HARD']],
  ['GST_FILED', ['HARD']],
  ['HARD', []],
] as const)('a month that is locked %p may be locked %p', (kind, further) => {
  expect(furtherLocks(kind)).toEqual(further);
});

it('a fiscal year has twelve months from April to March', () => {
  const months = monthsOf(fiscalYearOf('2026-11-21'));

  expect(months).toHaveLength(12);
  expect([months[0], months[8], months[9], months[11]]).toEqual(['2026-04', '2026-12', '2027-01', '2027-03']);
});

it.each([
  ['2026-04', true],
  ['2026-13', false],
  ['2026-4', false],
  ['2026-04-01', false],
])('%s is a month: %p', (text, answer) => {
  expect(isMonth(text)).toBe(answer);
});
