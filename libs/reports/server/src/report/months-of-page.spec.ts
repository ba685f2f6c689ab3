import { pageWithinMonths } from './months-of-page';

const months = [
  { month: '2026-04-01', rowCount: 30 },
  { month: '2026-05-01', rowCount: 0 },
  { month: '2026-06-01', rowCount: 25 },
];
const year = { from: '2026-04-10', to: '2026-06-20' };
const page = (asked: number, pageSize: number) => pageWithinMonths(months, { page: asked, pageSize, total: 55 }, year);

describe('a page of rows in the order of their days', () => {
  it.each([
    ['the first', page(1, 20), { days: { from: '2026-04-10', to: '2026-04-30' }, offset: 0 }],
    ['one over two months', page(2, 20), { days: { from: '2026-04-10', to: '2026-06-20' }, offset: 20 }],
    ['one that begins with a month', page(2, 30), { days: { from: '2026-06-01', to: '2026-06-20' }, offset: 0 }],
    ['the last', page(6, 10), { days: { from: '2026-06-01', to: '2026-06-20' }, offset: 20 }],
    ['one behind the end', page(7, 10), { days: undefined, offset: 0 }],
  ])('lies in the months of its rows: %s', (_name, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('of the last month that can be written ends with its last day', () => {
    const days = { from: '9999-12-01', to: '9999-12-31' };

    expect(pageWithinMonths([{ month: '9999-12-01', rowCount: 1 }], { page: 1, pageSize: 1, total: 1 }, days)).toEqual({
      days,
      offset: 0,
    });
  });
});
