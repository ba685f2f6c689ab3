import { currentStateCode, isStateCode, isUtgst, placeOfSupplyCodes, stateCodes, stateName } from './state.rules';
import { publishedPlacesOfSupply, publishedUtgstCodes } from './state.spec-cases.data';

describe('States of the GST law', () => {
  it('offers exactly the published places of supply', () => {
    expect(placeOfSupplyCodes).toEqual(publishedPlacesOfSupply);
  });

  it('names the State half of the tax UTGST exactly where the law does', () => {
    expect(stateCodes.filter(isUtgst)).toEqual(publishedUtgstCodes);
  });

  it.each([
    ['25', '26'],
    ['28', '37'],
    ['27', '27'],
  ] as const)('counts code %s as %s today', (code, today) => {
    expect(currentStateCode(code)).toBe(today);
  });

  it.each(['00', '39', '98', '7', '', 'toString'])('knows no State %p', (code) => {
    expect(isStateCode(code)).toBe(false);
  });

  it('prints the name of a State, and a code it does not know as it is', () => {
    expect([stateName('33'), stateName('ZZ')]).toEqual(['Tamil Nadu', 'ZZ']);
  });
});
