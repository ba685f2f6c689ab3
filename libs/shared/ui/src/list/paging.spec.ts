import { pageSizeChoices, rangeText } from './paging';

describe('the count under a list', () => {
  it.each([
    [{ page: 1, pageSize: 25, total: 60, totalIsExact: true }, '1-25', '60'],
    [{ page: 3, pageSize: 25, total: 60, totalIsExact: true }, '51-60', '60'],
    [{ page: 2, pageSize: 25, total: 10_000, totalIsExact: false }, '26-50', '10,000+'],
    [{ page: 5000, pageSize: 25, total: 200_000, totalIsExact: true }, '1,24,976-1,25,000', '2,00,000'],
    [{ page: 1, pageSize: 25, total: 0, totalIsExact: true }, '0', '0'],
  ])('of %j reads %s of %s', (list, range, total) => {
    expect(rangeText(list)).toEqual({ range, total });
  });
});

it('offers the page sizes, and the address’s own', () => {
  expect(pageSizeChoices(50)).toEqual([25, 50, 100]);
  expect(pageSizeChoices(10)).toEqual([10, 25, 50, 100]);
});
