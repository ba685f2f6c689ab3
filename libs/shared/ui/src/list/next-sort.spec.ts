import { nextSort } from './next-sort';

const up = (field: string) => ({ field, descending: false });
const down = (field: string) => ({ field, descending: true });

it.each([
  ['sorts up by a heading that was not sorted by', [], 'date', false, [up('date')]],
  ['sorts down by the second press', [up('date')], 'date', false, [down('date')]],
  ['goes back to the list’s own order by the third', [down('date')], 'date', false, []],
  ['forgets the orders before it', [up('date'), up('number')], 'party', false, [up('party')]],
  ['is added behind the others with Shift', [up('date')], 'number', true, [up('date'), up('number')]],
  ['turns in its place with Shift', [up('date'), up('number')], 'date', true, [down('date'), up('number')]],
  ['is taken away with Shift by the third', [down('date'), up('number')], 'date', true, [up('number')]],
])('%s', (_what, sort, field, isAdded, expected) => {
  expect(nextSort(sort, field, isAdded)).toEqual(expected);
});
