import {
  formatNumber,
  longestNumber,
  sequenceOf,
  seriesKindNames,
  seriesKinds,
  seriesProblem,
} from './number-series.rules';

describe('the spelling of numbers', () => {
  it('is prefix, fiscal year and running number', () => {
    expect(formatNumber({ prefix: 'SI', fiscalYear: '26-27', sequence: 123, width: 6 })).toBe('SI/26-27/000123');
  });

  it('grows a digit rather than begin again', () => {
    expect(formatNumber({ prefix: 'LD', fiscalYear: '26-27', sequence: 123_456, width: 5 })).toBe('LD/26-27/123456');
  });

  it.each([1, 999, 1_000_000])('tells the running number %p again', (sequence) => {
    expect(sequenceOf(formatNumber({ prefix: 'S-1', fiscalYear: '26-27', sequence, width: 3 }))).toBe(sequence);
  });

  it.each(seriesKindNames)('of %s is lawful as it comes', (kind) => {
    const { prefix, width, per } = seriesKinds[kind];
    const longestPrefix = prefix ?? (per === 'branch' ? 'ABC' : 'SE');
    const number = formatNumber({ prefix: longestPrefix, fiscalYear: '26-27', sequence: 1, width });

    expect(seriesProblem({ prefix: longestPrefix, width })).toBeNull();
    expect(number).toMatch(/^[A-Z1-9][A-Z0-9/-]*$/);
    expect(number.length).toBeLessThanOrEqual(longestNumber);
  });

  it.each([
    { prefix: 'SALE', width: 6 },
    { prefix: '0SI', width: 5 },
    { prefix: '-SI', width: 5 },
    { prefix: 'si', width: 5 },
    { prefix: 'S/I', width: 5 },
    { prefix: 'SI$', width: 5 },
    { prefix: '', width: 5 },
  ])('is refused where the law or the portal would not take it: %p', (spelling) => {
    expect(seriesProblem(spelling)).not.toBeNull();
  });
});
