import { incomeAccountOf } from './income-account.rules';

it.each([
  ['ocean freight', '996521', '4010'],
  ['air freight', '996531', '4020'],
  ['carriage by road', '996511', '4030'],
  ['carriage by a goods transport agency', '996791', '4030'],
  ['freight by rail', '996512', '4000'],
  ['freight by its heading alone', '9965', '4000'],
  ['customs clearance', '996712', '4040'],
  ['terminal handling', '996711', '4050'],
  ['documentation', '996719', '4050'],
  ['storage', '996729', '4060'],
  ['courier', '996812', '4000'],
])('%s, SAC %s, is income of account %s', (_name, sac, expected) => {
  expect(incomeAccountOf({ sac })).toBe(expected);
});
