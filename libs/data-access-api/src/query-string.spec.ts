import { queryStringOf } from './query-string';

it.each([
  [{ page: 2, q: 'hdfc bank' }, 'page=2&q=hdfc+bank'],
  [{ status: ['ISSUED', 'PAID'] }, 'status=ISSUED&status=PAID'],
  [{ flag: false, count: 0 }, 'flag=false&count=0'],
  [{ a: undefined, b: null, c: '', d: [] }, ''],
  [{ sort: '-date,number' }, 'sort=-date%2Cnumber'],
  [undefined, ''],
])('%j is asked as %s', (input, expected) => {
  expect(queryStringOf(input)).toBe(expected);
});
