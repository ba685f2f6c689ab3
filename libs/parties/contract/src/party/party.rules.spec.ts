import { normalisePartyName, taxIdentityOf, partyStateProblem } from './party.rules';

describe('the tax identity that is stored', () => {
  it('is derived from the GSTIN where State and PAN were left out', () => {
    expect(taxIdentityOf({ gstin: '27aapfu0939f1zv' })).toEqual({
      country: 'IN',
      gstin: '27AAPFU0939F1ZV',
      stateCode: '27',
      pan: 'AAPFU0939F',
    });
  });

  it('of someone unregistered is what was said', () => {
    expect(taxIdentityOf({ stateCode: '28', pan: 'acupa7085r' })).toEqual({
      country: 'IN',
      gstin: null,
      stateCode: '37',
      pan: 'ACUPA7085R',
    });
  });

  it('of a party abroad places its supplies outside India', () => {
    expect(taxIdentityOf({ country: 'AE' })).toEqual({ country: 'AE', gstin: null, stateCode: '96', pan: null });
  });
});

describe('names compared for duplicates', () => {
  it.each([
    ['Asha Exports Pvt. Ltd.', 'ASHA EXPORTS PRIVATE LIMITED'],
    ['M & N Cargo Co.', 'm n cargo'],
    ['Gulf  Lines (LLP)', 'gulf lines'],
  ])('%s is the same as %s', (one, other) => {
    expect(normalisePartyName(one)).toBe(normalisePartyName(other));
  });

  it('keeps different names apart', () => {
    expect(normalisePartyName('Asha Exports')).not.toBe(normalisePartyName('Asha Imports'));
  });
});

describe('the State of a party that is written down', () => {
  it.each([
    ['in India without any', {}, 'stateCode'],
    ['in India by its GSTIN', { gstin: '27AAPFU0939F1ZV' }, undefined],
    ['in India by its State', { stateCode: '27' }, undefined],
    ['in India by a registration', { registrations: [{ stateCode: '27' }] }, undefined],
    ['abroad', { country: 'AE' }, undefined],
  ])('%s', (_, party, field) => {
    expect(partyStateProblem(party)?.field).toBe(field);
  });
});
