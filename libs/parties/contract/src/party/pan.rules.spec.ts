import { say } from '@freightdesk/shared-sentence';
import { panHolder, panHolderName, panProblem, tanProblem } from './pan.rules';

describe('PAN', () => {
  // arthurdejong/python-stdnum, tests/test_in_pan.doctest
  it.each(['AAKFD7113K', 'ACUPA7085R', 'aakfd 7113 k'])('%s is one', (pan) => {
    expect(panProblem(pan)).toBeNull();
  });

  it.each([
    ['ABMPA32111', 'five letters, four digits and a letter'],
    ['AAKFD7113', 'this has 9'],
    ['AAKXD7113K', 'X is not one of them'],
    ['AAKFD0000K', 'start at 0001'],
  ])('%s is not: %s', (pan, reason) => {
    expect(say(panProblem(pan) ?? '')).toContain(reason);
  });

  it.each([
    ['AAKFD7113K', 'Firm or LLP'],
    ['ACUPA7085R', 'Individual'],
    ['AAACI1681G', 'Company'],
  ])('%s belongs to: %s', (pan, name) => {
    const holder = panHolder(pan);

    expect(holder && panHolderName(holder)).toBe(name);
  });

  it('has no holder where there is no PAN', () => {
    expect(panHolder('AAKFD')).toBeNull();
  });
});

describe('TAN', () => {
  it.each([
    ['MUMA12345B', true],
    ['muma 12345 b', true],
    ['MUM112345B', false],
    ['MUMA12345', false],
  ])('%s is one: %s', (tan, expected) => {
    expect(tanProblem(tan) === null).toBe(expected);
  });
});
