import { lowMarginOf } from './low-margin.rules';

it.each([
  ['the company asks for no margin', 100_00, 100_00, null, null],
  ['it earns just what is asked for', 92_00, 100_00, '8', null],
  ['it earns a hundredth less', 92_01, 100_00, '8', '7.99'],
  ['it loses', 110_00, 100_00, '0', '-10'],
  ['a cost has no rate yet', null, 100_00, '8', null],
  ['nothing is sold', 100_00, null, '8', null],
])('where %s', (_case, buyPaise, sellPaise, floorPercent, marginPercent) => {
  const low = lowMarginOf({ buyPaise, sellPaise }, floorPercent);

  expect(low).toEqual(marginPercent === null ? null : { marginPercent, floorPercent });
});
