import { serviceOf } from './service.rules';

it.each([
  ['ocean freight alone', ['996521'], 'GOODS_TRANSPORT'],
  ['freight with its handling', ['996711', '996531'], 'GOODS_TRANSPORT'],
  ['customs clearance', ['996712'], 'OTHER'],
])('%s is, for the place of supply, %s: %s', (_name, codes, expected) => {
  expect(serviceOf(codes.map((sac) => ({ sac })))).toBe(expected);
});
