import {
  identityContradictions,
  isCompanyComplete,
  isUnderLut,
  lutTermProblem,
  normalisedIdentity,
} from './company.rules';

const gstin = '27AAGCB7383J1Z8';

describe('what a taxable person is known by', () => {
  it.each([
    [{ gstin, stateCode: '27', pan: 'AAGCB7383J' }, []],
    [{ gstin, stateCode: '29' }, ['gstin']],
    [{ gstin, pan: 'AAPFU0939F' }, ['pan']],
    [{ gstin, stateCode: '29', pan: 'AAPFU0939F' }, ['gstin', 'pan']],
    [{ gstin: null, stateCode: '29', pan: 'AAPFU0939F' }, []],
    [{}, []],
  ])('%p contradicts itself at %p', (identity, fields) => {
    expect(identityContradictions(identity).map(({ field }) => field)).toEqual(fields);
  });

  it('is stored in one spelling, the PAN taken from the GSTIN', () => {
    expect(normalisedIdentity({ gstin: ' 27aagcb7383j1z8' })).toEqual({ gstin, pan: 'AAGCB7383J' });
    expect(normalisedIdentity({ pan: 'aapfu 0939f' })).toEqual({ gstin: null, pan: 'AAPFU0939F' });
  });

  it('suffices to issue documents with a name and a State', () => {
    expect(isCompanyComplete({ name: 'Konkan Freight', stateCode: '27' })).toBe(true);
    expect(isCompanyComplete({ name: 'Konkan Freight', stateCode: null })).toBe(false);
    expect(isCompanyComplete({ name: null, stateCode: '27' })).toBe(false);
  });
});

describe('a letter of undertaking', () => {
  it.each([
    ['2026-04-01', '2027-03-31', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-21', '2026-11-20', false],
    ['2026-03-31', '2026-04-01', false],
    ['2026-04-01', '2027-04-01', false],
  ])('from %s until %s: %p', (validFrom, validUntil, isLawful) => {
    expect(lutTermProblem({ validFrom, validUntil }) === null).toBe(isLawful);
  });

  it.each([
    ['2026-03-31', false],
    ['2026-04-01', true],
    ['2027-03-31', true],
    ['2027-04-01', false],
  ])('covers an export of %s: %p', (date, isCovered) => {
    expect(isUnderLut({ validFrom: '2026-04-01', validUntil: '2027-03-31' }, date)).toBe(isCovered);
    expect(isUnderLut(null, date)).toBe(false);
  });
});
