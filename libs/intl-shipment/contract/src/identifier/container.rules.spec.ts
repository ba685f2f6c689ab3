import { say } from '@freightdesk/shared-sentence';
import fc from 'fast-check';
import {
  containerCheckDigit,
  containerFormatProblem,
  containerTypeNamed,
  containerTypeOptions,
  containerTypes,
  hasContainerCheckDigit,
  normaliseContainerNumber,
} from './container.rules';

describe('container numbers', () => {
  it.each([
    ['CSQU3054383', 'CSQU3054383', 'arthurdejong/python-stdnum stdnum/iso6346.py'],
    ['csqu3054383', 'CSQU3054383', 'arthurdejong/python-stdnum tests/test_iso6346.doctest'],
    ['Csq u3054383', 'CSQU3054383', 'lobster-world.com BasicISO6346CreateCheckDigit'],
    ['TCNU7200794', 'TCNU7200794', 'arthurdejong/python-stdnum tests/test_iso6346.doctest'],
    ['TOLU4734787', 'TOLU4734787', 'arthurdejong/python-stdnum tests/test_iso6346.doctest'],
    ['GYOU4047990', 'GYOU4047990', 'arthurdejong/python-stdnum, remainder 10 counts as 0'],
    ['TASU 117000 0', 'TASU1170000', 'arthurdejong/python-stdnum, remainder 10 counts as 0'],
    ['MSKU6011672', 'MSKU6011672', 'npm is-container'],
    ['TEXU3070079', 'TEXU3070079', 'npm container-validator'],
  ])('%p is %s (%s)', (typed, number) => {
    expect(normaliseContainerNumber(typed)).toBe(number);
    expect(hasContainerCheckDigit(typed)).toBe(true);
  });

  it.each([
    ['CSQU305438', 'this has 10'],
    ['CS1U3054383', 'four letters'],
    ['CSQA3054383', 'here it is A'],
    ['CSQU30543B3', 'seven digits'],
  ])('%s is refused with a sentence that says: %s', (text, words) => {
    expect(say(containerFormatProblem(text) ?? '')).toContain(words);
    expect(hasContainerCheckDigit(text)).toBe(false);
  });

  it('with the wrong last digit have the right form all the same', () => {
    expect(containerFormatProblem('CSQU3054384')).toBeNull();
    expect(hasContainerCheckDigit('CSQU3054384')).toBe(false);
  });

  it('have exactly one last digit that fits', () => {
    const owner = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: 3, maxLength: 3 });
    const serial = fc.nat({ max: 999_999 }).map((value) => String(value).padStart(6, '0'));

    fc.assert(
      fc.property(owner, fc.constantFrom('U', 'J', 'Z'), serial, (letters, category, digits) => {
        const first10 = letters + category + digits;
        const fitting = [...'0123456789'].filter((digit) => hasContainerCheckDigit(first10 + digit));

        expect(fitting).toEqual([String(containerCheckDigit(first10))]);
      }),
    );
  });

  // people.hofstra.edu/geotrans, container ISO codes
  it.each([
    ['22G1', '20ft GP'],
    ['42G1', '40ft GP'],
  ] as const)('of size and type %s are %s', (code, name) => {
    expect(containerTypes[code]).toBe(name);
  });
});

describe('a size and type in the words of the trade', () => {
  it.each([
    ['22G1', '22G1'],
    ['45g1', '45G1'],
    ['20GP', '22G1'],
    ["20' GP", '22G1'],
    ['20DV', '22G1'],
    ['40GP', '42G1'],
    ['40HC', '45G1'],
    ['40 hq', '45G1'],
    ['40ft HC', '45G1'],
    ['45HC', 'L5G1'],
    ['20RF', '22R1'],
    ['40RF', '45R1'],
    ['40OT', '42U1'],
    ['20FR', '22P1'],
    ['20TK', '22T1'],
    ['40XX', undefined],
    ['', undefined],
  ])('%p is %p', (text, code) => {
    expect(containerTypeNamed(text)).toBe(code);
  });

  it('is never that of two types', () => {
    const names = containerTypeOptions.flatMap(({ value, also }) => [value, ...also.split(',')]);

    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });
});
