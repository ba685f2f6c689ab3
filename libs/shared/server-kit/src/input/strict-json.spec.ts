import { normalise, parseJson } from './strict-json';
import { Refusal } from '../problem/refusal';

const parse = (text: string) => parseJson(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a JSON body', () => {
  it.each([
    ['is cut off', '{"a": 1'],
    ['holds a bare word', 'yes'],
    ['is nested one level too deep', nested(21)],
    ['is nested ten thousand levels deep', nested(10_000)],
    ['is nested in objects', '{"a":'.repeat(10_000)],
  ])('that %s is refused', (_case, text) => {
    expect(() => parse(text)).toThrow(Refusal);
  });

  it('that is no UTF-8 is refused', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(Refusal);
  });

  it.each([
    ['brackets inside texts', '"[[[[[[[[[[[[[[[[[[[[[[[["', '[[[[[[[[[[[[[[[[[[[[[[[['],
    ['escaped quotes', '["\\"[[[[[[[[[[[[[[[[[[[[[["]', ['"[[[[[[[[[[[[[[[[[[[[[[']],
    ['twenty levels', nested(20), JSON.parse(nested(20))],
  ])('may hold %s', (_case, text, value) => {
    expect(parse(text)).toEqual(value);
  });
});

describe('a normalised value', () => {
  it.each([
    ['trims', '  Acme  ', 'Acme'],
    ['composes', 'Cafe\u0301', 'Caf\u00e9'],
    ['keeps lines, with plain line feeds', 'a\r\nb\tc', 'a\nb\tc'],
    ['keeps the marks of Arabic typing', 'شركة\u200f (دبي)', 'شركة\u200f (دبي)'],
    ['leaves no minus on zero', -0, 0],
    ['leaves null, flags and fractions alone', [null, true, 0.5], [null, true, 0.5]],
  ])('%s', (_case, given, value) => {
    expect(normalise(given)).toEqual({ value, errors: [] });
  });

  it.each([
    ['NUL', { a: 'x\u0000y' }, 'a', 'characters'],
    ['an escape character', { a: '\u001b[31m' }, 'a', 'characters'],
    ['a turned writing direction', { a: 'invoice\u202efdp.exe' }, 'a', 'characters'],
    ['an isolated writing direction', { a: '\u2066x\u2069' }, 'a', 'characters'],
    ['a heap of marks on one letter', { a: `a${'\u0301'.repeat(31)}` }, 'a', 'characters'],
    ['half a surrogate pair', { lines: [{ a: '\ud800' }] }, 'lines.0.a', 'characters'],
    ['a number beyond every number', { a: JSON.parse('1e309') }, 'a', 'number'],
    ['a whole number that has lost its last digit', { a: JSON.parse('9007199254740993') }, 'a', 'number'],
    ['a text of 10,001 characters', { a: 'x'.repeat(10_001) }, 'a', 'max'],
    ['an array of 1,001 entries', { a: Array.from({ length: 1_001 }, () => 1) }, 'a', 'max'],
    ['a prototype', JSON.parse('{"__proto__":{"isAdmin":true}}'), '__proto__', 'unknown'],
  ])('cannot be made of %s', (_case, given, field, code) => {
    expect(normalise(given).errors).toEqual([expect.objectContaining({ field, code })]);
  });
});
