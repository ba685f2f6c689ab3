import { fitOf, fits, halvesOf, likeliest, optionsLike } from './likeness';

const nhavaSheva = { id: 'INNSA', label: 'Nhava Sheva', detail: 'INNSA', also: 'JNPT,Jawaharlal Nehru' };
const savannah = { id: 'USSAV', label: 'Savannah', detail: 'USSAV' };
const kochi = { id: 'INCOK', label: 'Kochi', detail: 'INCOK', also: 'Cochin' };
const ports = [kochi, nhavaSheva, savannah];

describe('what was typed', () => {
  it.each([
    ['Nhava Sheva', fits.exactly],
    ['nhava-sheva', fits.exactly],
    ['innsa', fits.exactly],
    ['JNPT', fits.exactly],
    ['nha', fits.starts],
    ['sheva', fits.wordStarts],
    ['nehru', fits.wordStarts],
    ['heva', fits.holds],
    ['nahva', fits.slip],
    ['nhva sh', fits.slip],
    ['nhawa sheva', fits.slip],
    ['shewa', fits.slip],
    ['innsb', fits.slip],
    ['nxvx', fits.not],
    ['nhx', fits.not],
  ])('%s fits as %i', (typed, fit) => {
    expect(fitOf(nhavaSheva, typed)).toBe(fit);
  });

  it.each([
    ['jnpt', ['INNSA']],
    ['sav', ['USSAV']],
    ['savanah', ['USSAV']],
    ['cochin', ['INCOK']],
    ['', ['INCOK', 'INNSA', 'USSAV']],
    ['xyz', []],
  ])('"%s" finds %p', (typed, found) => {
    expect(optionsLike(ports, typed).map(({ id }) => id)).toEqual(found);
  });

  it('looks for a slip only where nothing is right', () => {
    expect(
      optionsLike(
        [
          { id: '1', label: 'Pure' },
          { id: '2', label: 'Pune' },
        ],
        'pune',
      ),
    ).toHaveLength(1);
  });
});

describe('the likeliest', () => {
  it('fits best, and of those that fit as well was chosen lately', () => {
    const acme = [
      { id: '1', label: 'Old Acme' },
      { id: '2', label: 'Acme Exports' },
      { id: '3', label: 'Acme Imports' },
    ];

    expect(likeliest(acme, 'acme', [{ id: '3', label: 'Acme Imports' }]).map(({ id }) => id)).toEqual(['3', '2', '1']);
  });
});

it.each([
  ['relianse', ['reli', 'anse']],
  ['acme ex', ['acme', 'ex']],
  ['acme', []],
])('%s has the halves %p', (typed, halves) => {
  expect(halvesOf(typed)).toEqual(halves);
});
