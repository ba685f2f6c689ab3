import { decimalText } from './decimal-text';

it.each([
  ['12.5', '12.5'],
  ['12,500.25', '12500.25'],
  ['.5', '0.5'],
  [' 18 ', '18'],
  ['', ''],
  ['twelve', 'twelve'],
])('%s is kept as %s', (typed, kept) => {
  expect(decimalText(typed)).toBe(kept);
});
