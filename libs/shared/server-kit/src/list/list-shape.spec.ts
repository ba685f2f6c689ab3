import { shapeOf } from './list-shape';

const asked = (sort: string, offset = 0) => ({
  request: {
    ...{ page: 1, pageSize: 25, q: null, filters: {}, cursor: null, countExactly: false, hidden: [] },
    sort: sort.split(',').map((word) => ({ field: word.replace(/^-/, ''), descending: word.startsWith('-') })),
  },
  ...{ words: [], numbers: [], position: [], offset, given: {} },
});

describe('the ids of a page are found before its rows', () => {
  it.each([
    ['as it is shown unasked', '-date,-number', 0, false],
    ['by one column, of which there is an index', '-status', 0, false],
    ['by two that no index has together', '-status,eta', 0, true],
    ['the other way about in one of them', '-date,number', 0, true],
    ['far in', '-date,-number', 200, true],
  ])('%s', (_order, sort, offset, idsFirst) => {
    expect(shapeOf(asked(sort, offset), {}, { defaultSort: '-date,-number' })).toMatchObject({ idsFirst });
  });
});
