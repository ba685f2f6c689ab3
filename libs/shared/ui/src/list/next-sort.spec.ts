import { nextSort } from './next-sort';

const up = (field: string) => ({ field, descending: false });
const down = (field: string) => ({ field, descending: true });
const newest = [down('date'), down('number')];

it.each([
  ['sorts up by a heading that was not sorted by', [], 'date', false, [up('date')]],
  ['sorts down by the second press', [up('party')], 'party', false, [down('party')]],
  ['goes back to the list’s own order by the third', [down('party')], 'party', false, []],
  ['turns the list’s own order, which a third press would leave as it stands', newest, 'date', false, [up('date')]],
  ['turns it back by the next', [up('date')], 'date', false, [down('date')]],
  ['and goes on so', [down('date')], 'date', false, [up('date')]],
  ['forgets the orders before it', [up('date'), up('number')], 'party', false, [up('party')]],
  ['is added behind the others with Shift', [up('date')], 'number', true, [up('date'), up('number')]],
  ['turns in its place with Shift', [up('date'), up('number')], 'date', true, [down('date'), up('number')]],
  ['is taken away with Shift by the third', newest, 'date', true, [down('number')]],
  ['is turned with Shift where it stands alone', [down('date')], 'date', true, [up('date')]],
])('%s', (_what, sort, field, isAdded, expected) => {
  expect(nextSort(sort, field, { isAdded, own: '-date,-number' })).toEqual(expected);
});
