import { say } from '@freightdesk/shared-sentence';
import fc from 'fast-check';
import { gstinCheckCharacter, gstinProblem, normaliseGstin, panOfGstin, stateOfGstin } from './gstin.rules';
import { repairGstin } from './gstin-repair.rules';
import { checkCharacters, publishedGstins } from './gstin.spec-cases.data';

const published = publishedGstins.flatMap(({ source, valid }) => valid.map((gstin) => [gstin, source] as const));
const publishedAsWrong = publishedGstins.flatMap(({ source, wrong }) => wrong.map((gstin) => [gstin, source] as const));

describe('GSTIN', () => {
  it.each(published)('%s is one (%s)', (gstin) => {
    expect(gstinProblem(gstin)).toBeNull();
  });

  it.each(publishedAsWrong)('%s is not (%s)', (gstin) => {
    expect(gstinProblem(gstin)).not.toBeNull();
  });

  it.each(checkCharacters)('%s is completed by %s', (first14, check) => {
    expect(gstinCheckCharacter(first14)).toBe(check);
  });

  it.each([
    ['27AAPFU0939F1Z', 'this has 14'],
    ['27AAPFU0939F1ZÖ', 'letters and digits only'],
    ['00AABCE2207R1Z5', '00 is none'],
    ['96AAPFU0939F1ZV', '96 is none'],
    ['27AAPFU0939F0ZV', '13th'],
    ['27AAP1U0939F1ZV', 'PAN'],
    ['27AAPXU0939F1ZV', 'X is not one of them'],
    ['27AAPFU0939F1YV', 'here it is Y'],
    ['27AAPFU0939F1ZO', 'last character'],
  ])('%s is refused with a sentence that says: %s', (gstin, words) => {
    expect(say(gstinProblem(gstin) ?? '')).toContain(words);
  });

  it('forgives spaces, dashes and lower case', () => {
    expect(normaliseGstin(' 27-aapfu 0939 f1zv ')).toBe('27AAPFU0939F1ZV');
    expect(gstinProblem('27-aapfu 0939 f1zv')).toBeNull();
  });

  it('takes a deductor of tax who is registered by his TAN', () => {
    const first14 = '27MUMA12345B1D';

    expect(gstinProblem(first14 + gstinCheckCharacter(first14))).toBeNull();
    expect(panOfGstin(first14 + gstinCheckCharacter(first14))).toBeNull();
  });

  it('holds the State and the PAN', () => {
    expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
    expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F');
    expect(stateOfGstin('27AAPFU0939F1ZO')).toBeNull();
  });

  it('of old Daman counts as a registration in the State it was merged into', () => {
    const first14 = '25AAPFU0939F1Z';

    expect(stateOfGstin(first14 + gstinCheckCharacter(first14))).toBe('26');
  });

  it('with any one of its characters mistyped is refused', () => {
    const position = fc.nat({ max: 14 });
    const character = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');

    fc.assert(
      fc.property(fc.constantFrom(...published), position, character, ([gstin], index, other) => {
        fc.pre(gstin.charAt(index) !== other);
        expect(gstinProblem(gstin.slice(0, index) + other + gstin.slice(index + 1))).not.toBeNull();
      }),
    );
  });
});

describe('repair of a mistyped GSTIN', () => {
  it.each([
    ['27AAPFU0939F1VZ', '27AAPFU0939F1ZV', 'the last two are swapped'],
    ['27AAPFU9039F1ZV', '27AAPFU0939F1ZV', 'two digits are swapped'],
    ['27AAPFUO939F1ZV', '27AAPFU0939F1ZV', 'the letter O stands for a zero'],
    ['27AAPFU093QF1ZV', '27AAPFU0939F1ZV', 'a letter stands where only one digit fits'],
  ])('of %s offers %s: %s', (mistyped, meant) => {
    expect(repairGstin(mistyped)).toBe(meant);
  });

  it.each([
    ['it is right already', '27AAPFU0939F1ZV'],
    ['characters are missing', '27AAPFU0939F1Z'],
    ['it is another thing altogether', '369296450896540'],
  ])('offers nothing when %s', (_, text) => {
    expect(repairGstin(text)).toBeNull();
  });

  it('never offers what would be refused', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'027AZPFU93DOV'), minLength: 15, maxLength: 15 });

    fc.assert(
      fc.property(typed, (text) => {
        const offered = repairGstin(text);
        expect(offered === null || gstinProblem(offered) === null).toBe(true);
      }),
    );
  });
});
