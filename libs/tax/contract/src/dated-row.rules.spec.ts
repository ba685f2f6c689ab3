import { overlap, rowChange } from './dated-row.rules';

const row = { from: '2025-09-22', until: '2027-03-31' };

it.each([
  ['the day from which it holds', '2025-09-22', { row: 'STAYS_FROM_ITS_DAY' }],
  ['a later day', '2026-12-01', { row: 'ENDS', until: '2026-11-30' }],
  ['its last day', '2027-03-31', { row: 'ENDS', until: '2027-03-30' }],
  ['a day before it', '2025-09-21', null],
  ['a day after it', '2027-04-01', null],
])('a row that changes from %s', (_what, from, expected) => {
  expect(rowChange(row, from)).toEqual(expected);
});

it('two rows overlap where one day is in both', () => {
  expect(overlap(row, { from: '2027-03-31', until: null })).toBe(true);
  expect(overlap(row, { from: '2027-04-01', until: null })).toBe(false);
  expect(overlap({ from: '2020-01-01', until: null }, row)).toBe(true);
});
