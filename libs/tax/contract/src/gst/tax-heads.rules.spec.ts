import { headRate } from './tax-heads.rules';

it.each([
  ['18', 'INTRA', '9'],
  ['5', 'INTRA', '2.5'],
  ['18.00', 'INTER', '18'],
  ['0', 'INTRA', '0'],
  ['40', 'SEZ', '40'],
] as const)('a rate of %s is, for a supply %s, printed as %s', (rate, supply, expected) => {
  expect(headRate(rate, supply)).toBe(expected);
});
