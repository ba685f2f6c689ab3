import { superseded } from './keep-rule';

const dayMs = 24 * 60 * 60 * 1000;
const newest = Date.parse('2026-11-22T02:00:00Z');
const backups = (count: number, everyMs = dayMs) =>
  Array.from({ length: count }, (_nothing, back) => ({ madeAt: new Date(newest - back * everyMs) }));
const daysKept = (all: { madeAt: Date }[]) => {
  const gone = new Set(superseded(all));
  return all.filter((backup) => !gone.has(backup)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
};

it('a week of backups is kept whole', () => {
  expect(superseded(backups(7))).toEqual([]);
});

it('of two years of backups stay seven days, five weeks and twelve months, each its newest', () => {
  expect(daysKept(backups(730))).toEqual([
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-11-08',
    '2026-11-01',
    '2026-10-31',
    '2026-10-25',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ]);
});

it('of several on one day the last stays', () => {
  const [last, ...earlier] = backups(5, 60 * 60 * 1000);

  expect(superseded([...(last ? [last] : []), ...earlier])).toEqual(earlier);
});

it('a store that was off for a year keeps what it has', () => {
  expect(superseded(backups(3, 200 * dayMs))).toEqual([]);
});
