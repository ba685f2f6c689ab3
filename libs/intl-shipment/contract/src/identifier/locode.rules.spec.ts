import { countryOfLocode, knownPlaces, locodeProblem, placeName } from './locode.rules';
import { places } from './places.data';

describe('UN/LOCODE', () => {
  // npm sea-ports
  it.each([
    ['INNSA', 'Jawaharlal Nehru (Nhava Sheva)'],
    ['inmun', 'Mundra'],
  ])('%s is in India and named %s', (code, name) => {
    expect(locodeProblem(code)).toBeNull();
    expect(countryOfLocode(code)).toBe('IN');
    expect(placeName(code)).toBe(name);
  });

  it.each(['INNS', 'INNSA1', 'I1NSA', 'INNS0', 'INNS1', ''])('%p is none', (text) => {
    expect(locodeProblem(text)).not.toBeNull();
  });

  it('of an unknown place stands for itself', () => {
    expect(placeName('XXABC')).toBe('XXABC');
  });

  it('is right for every place on our lists, and those of the short list are on the long one', async () => {
    const known = await knownPlaces();
    expect(Object.keys(known).filter((code) => locodeProblem(code) !== null)).toEqual([]);
    expect(Object.keys(places).filter((code) => !Object.hasOwn(known, code))).toEqual([]);
  });
});
