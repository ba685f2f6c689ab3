import { leftPlaces, placeAbove, placesKey } from './left-place';

const left = { key: 'k1', path: '/jobs', search: '?page=2', row: 'one', top: 12, rowsTop: 300 };
const ofTwo = { ...left, key: 'k2', path: '/ledgers', row: 'account party' };

beforeEach(() => sessionStorage.setItem(placesKey, JSON.stringify([left, ofTwo])));

it.each([
  ['the record of the row', '/jobs', '/job?id=one', 'k1'],
  ['a page of that record', '/jobs', '/jobs/one/edit', 'k1'],
  ['a list with words of its own', '/jobs?status=OPEN', '/job?id=one', 'k1'],
  ['a row of two ids', '/ledgers', '/ledger?partyId=party&accountId=account', 'k2'],
  ['another row with one of the two', '/ledgers', '/ledger?accountId=account', undefined],
  ['another record', '/jobs', '/job?id=two', undefined],
  ['a record whose id only begins so', '/jobs', '/job?id=one-more', undefined],
  ['another list', '/leads', '/job?id=one', undefined],
])('the way up from %s', (_name, list, address, key) => {
  expect(placeAbove(list, address)?.key).toBe(key);
});

it('knows nothing where nothing is kept, or not by us', () => {
  sessionStorage.setItem(placesKey, '{');

  expect(leftPlaces()).toEqual([]);
});
