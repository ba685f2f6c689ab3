import fc from 'fast-check';
import {
  add,
  compare,
  formatDecimal,
  multiply,
  parseDecimal,
  plainDecimal,
  roundHalfUp,
  shift,
  toSafeInteger,
  wholeNumber,
} from './decimal';

const decimalText = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.nat({ max: 8 }))
  .map(([minus, digits, scale]) => formatDecimal({ digits: minus ? -digits : digits, scale }));

describe('exact decimals', () => {
  it('come back as they were written', () => {
    fc.assert(fc.property(decimalText, (text) => expect(formatDecimal(parseDecimal(text))).toBe(text)));
  });

  it('add what binary fractions can not', () => {
    expect(formatDecimal(add(parseDecimal('0.1'), parseDecimal('0.20')))).toBe('0.30');
  });

  it('multiply exactly', () => {
    expect(formatDecimal(multiply(parseDecimal('4.2550'), parseDecimal('3')))).toBe('12.7650');
  });

  it.each([
    ['0.5', '0.50', 0],
    ['0.49', '0.5', -1],
    ['-1', '-1.01', 1],
  ])('%s against %s is %i', (a, b, expected) => {
    expect(compare(parseDecimal(a), parseDecimal(b))).toBe(expected);
  });

  it.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['0.4999', 0, '0'],
    ['-0.4999', 0, '0'],
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['7', 2, '7.00'],
  ])('%s to %i decimals is %s', (text, decimals, expected) => {
    expect(formatDecimal(roundHalfUp(parseDecimal(text), decimals))).toBe(expected);
  });

  it('never round by more than half a unit, and a negative mirrors its positive', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const value = parseDecimal(text);
        const rounded = roundHalfUp(value);
        const twiceOff = multiply(add(rounded, { ...value, digits: -value.digits }), wholeNumber(2));

        expect(compare(twiceOff, wholeNumber(1))).not.toBe(1);
        expect(compare(twiceOff, wholeNumber(-1))).not.toBe(-1);
        expect(roundHalfUp({ ...value, digits: -value.digits }).digits).toBe(-rounded.digits);
      }),
    );
  });

  it.each([
    ['1.25', 2, '125'],
    ['1.25', 3, '1250'],
    ['125', -2, '1.25'],
    ['-5', -2, '-0.05'],
  ])('%s moved by %i places is %s', (text, places, expected) => {
    expect(formatDecimal(shift(parseDecimal(text), places))).toBe(expected);
  });

  it.each([
    ['14.400', '14.4'],
    ['14.000', '14'],
    ['1400', '1400'],
    ['0.050', '0.05'],
  ])('%s without idle zeros is %s', (text, plain) => {
    expect(plainDecimal(parseDecimal(text))).toBe(plain);
  });

  it.each(['', '.5', '5.', '1e3', '1,000', '+1', 'NaN', ' 1'])('refuse the text %p', (text) => {
    expect(() => parseDecimal(text)).toThrow(RangeError);
  });

  it('refuse to become a number that could not be exact', () => {
    expect(toSafeInteger(parseDecimal('9007199254740991.4'))).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => toSafeInteger(parseDecimal('9007199254740991.5'))).toThrow(RangeError);
  });
});
