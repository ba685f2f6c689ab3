import { needsIfsc } from './ifsc.rules';

describe('an IFSC', () => {
  it.each([
    [{ accountType: 'CURRENT' }, true],
    [{ accountType: 'CASH' }, false],
    [{ accountType: 'EEFC', swift: 'HDFCINBB' }, false],
    [{ accountType: 'EEFC', currency: 'USD' }, false],
    [{ accountType: 'CURRENT', currency: 'INR' }, true],
  ])('of %j is needed: %s', (bank, expected) => {
    expect(needsIfsc(bank)).toBe(expected);
  });
});
