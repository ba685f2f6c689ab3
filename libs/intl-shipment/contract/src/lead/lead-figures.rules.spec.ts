import { winPercent } from './lead-figures.rules';

it.each([
  [0, 0, null],
  [1, 0, 100],
  [0, 3, 0],
  [1, 1, 50],
  [2, 1, 67],
  [1, 2, 33],
  [1, 199, 1],
  [1, 200, 0],
])('%i won and %i lost are %p percent', (won, lost, percent) => {
  expect(winPercent({ won, lost })).toBe(percent);
});
