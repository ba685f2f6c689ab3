import fc from 'fast-check';
import { formatMinor, formatPaise, groupedDecimal } from './format';
import { parseAmount } from './parse-amount';

describe('printed amounts', () => {
  it.each([
    [123_456_700, '12,34,567.00'],
    [-123_450, '-1,234.50'],
    [5, '0.05'],
    [0, '0.00'],
    [10_000_000_000, '10,00,00,000.00'],
    [99_999, '999.99'],
  ])('%i paise are %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text);
  });

  it.each([
    [123_456_700, 'USD', '1,234,567.00'],
    [1_234_567, 'JPY', '1,234,567'],
    [1_234_567, 'KWD', '1,234.567'],
    [123_456_700, 'INR', '12,34,567.00'],
  ] as const)('%i of %s are %s', (minor, currency, text) => {
    expect(formatMinor(minor, currency)).toBe(text);
  });
});

it.each([
  ['12345.6', '12,345.6'],
  ['480', '480'],
  ['1234567.125', '12,34,567.125'],
  ['0.5', '0.5'],
])('a measure of %s is %s', (measure, text) => {
  expect(groupedDecimal(measure)).toBe(text);
});

describe('typed amounts', () => {
  it.each([
    ['12,500', 1_250_000],
    ['1.2L', 12_000_000],
    ['1.5 lakh', 15_000_000],
    ['2cr', 2_000_000_000],
    ['12k', 1_200_000],
    ['₹ 1,00,000.50', 10_000_050],
    ['100,000', 10_000_000],
    [' 12 500 ', 1_250_000],
    ['1 20 000.50', 12_000_050],
    ['1\u202f234\u00a0567', 123_456_700],
    ['Rs. 500/-', 50_000],
    ['INR 7', 700],
    ['-1,234.50', -123_450],
    ['0.5', 50],
    ['1.234567L', 12_345_670],
    ['0', 0],
    ['-0', 0],
  ])('%p are %i paise', (text, paise) => {
    expect(parseAmount(text)).toBe(paise);
  });

  it.each([
    '',
    'abc',
    '1.234',
    '1.23456789L',
    '1,2,3',
    '1,00',
    ',500',
    '5.',
    '.5',
    '1.2.3',
    '1e5',
    '12 dozen',
    '$ 5',
    '--5',
    '5 5',
    '12 50',
    '1,20 000',
    '99999999999999.99',
    '999999999cr',
    'constructor',
    '5 constructor',
  ])('%p is no amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('understand every amount as it is printed', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (paise) => expect(parseAmount(formatPaise(paise))).toBe(paise)));
  });
});
