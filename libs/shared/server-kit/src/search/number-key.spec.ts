import { seriesKeysOf } from './number-key';

describe('a number of ours that is typed without its zeros', () => {
  it.each(['si/26-27/17', 'SI 26-27 17', 'SI2627 17', 'si262717', 'SI/26-27/000017', 'SI2627000017'])(
    'is looked for in every width: %s',
    (typed) => {
      expect(seriesKeysOf(typed)).toEqual([
        'si2627017',
        'si26270017',
        'si262700017',
        'si2627000017',
        'si26270000017',
        'si262700000017',
      ]);
    },
  );

  it('may be of a series that ends in figures, and of the turn of a century', () => {
    expect(seriesKeysOf('B2/26-27/12345678')).toEqual(['b2262712345678']);
    expect(seriesKeysOf('JV/99-00/4')).toContain('jv9900000004');
  });

  it.each([
    '',
    'SI',
    'SI/26-27',
    'SI/26-27/',
    'SI/26-27/000',
    'SI/26-28/17',
    '26-27/17',
    '27AAPFU0939F1ZV',
    '98200 54321',
    'msku 123 4567',
  ])('is not %j', (typed) => {
    expect(seriesKeysOf(typed)).toEqual([]);
  });
});
