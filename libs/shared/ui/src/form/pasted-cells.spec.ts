import { pastedCells } from './pasted-cells';

it.each([
  [
    'Freight\t85k\r\nHandling\t1.2L\r\n',
    [
      ['Freight', '85k'],
      ['Handling', '1.2L'],
    ],
  ],
  ['Freight\nHandling', [['Freight'], ['Handling']]],
  ['Freight\t 5 ', [['Freight', '5']]],
  ['Freight', null],
  ['', null],
])('%j pasted is %j', (text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});
