import { shapeOf, wordsOf } from './list-shape';

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

/**
 * Of a word whose letters stand in pairs an index of trigrams brings half of all records. Each was then held against all that lines of jobs
 * gave: `5-26/`, as it stands while a number is typed, took the server of 200,000 invoices past its patience.
 */
describe('words that an index is entered by', () => {
  it.each([
    ['a name', 'Konkan', 1],
    ['a name in another script', 'कोंकण', 1],
    ['two letters', 'SI', 0],
    ['a year', '24-25', 1],
    ['a series with its year', 'SI/24-25', 1],
    ['a part of a year', '4-25', 0],
    ['a year that is not typed to its end', 'SI/24-2', 0],
    ['a year with what stands behind it', '4-25/', 0],
    ['letters apart', 'M/S', 0],
    ['a number', 'SI/24-25/000', 1],
    ['a part of a year beside a name', 'Konkan 4-25/', 1],
    ['a year beside a name', 'Konkan 24-25', 1],
    ['two names', 'Konkan Traders', 2],
  ])('are told apart: %s', (_what, q, longWords) => {
    const { request, ...rest } = asked('-date,-number');

    expect(
      shapeOf({ ...rest, request: { ...request, q }, words: wordsOf(q) }, {}, { defaultSort: '-date,-number' }),
    ).toMatchObject({ longWords });
  });
});
