import { decimalText } from './decimal-text';

it.each([
  ['12.5', '12.5'],
  ['12,500.25', '12500.25'],
  ['.5', '0.5'],
  [' 18 ', '18'],
  ['85k', '85000'],
  ['1.2L', '120000'],
  ['1.25 lakh', '125000'],
  ['2cr', '20000000'],
  ['', ''],
  ['twelve', 'twelve'],
])('%s is kept as %s', (typed, kept) => {
  expect(decimalText(typed)).toBe(kept);
});
