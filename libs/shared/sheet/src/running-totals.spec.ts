import { runningTotals } from './running-totals';

it('rows come to the sum of all before and themselves, where a column is summed', () => {
  expect(
    runningTotals([
      [null, 100_00, 9_00],
      [null, 50_00, 4_50],
      [null, -20_00, 0],
    ]),
  ).toEqual([
    [null, 100_00, 9_00],
    [null, 150_00, 13_50],
    [null, 130_00, 13_50],
  ]);
});
