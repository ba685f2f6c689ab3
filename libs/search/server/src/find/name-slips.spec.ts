import { type NameSlips, nameSlips } from './name-slips';

/** As `like` reads a pattern. */
const isLike = (text: string, pattern: string): boolean =>
  new RegExp(pattern.replaceAll('%', '.*').replaceAll('_', '.'), 'u').test(text);

/** What was meant, with the words that have to stand beside it. */
const patternsOf = ({ slips, ways }: NameSlips): string[][] =>
  slips.map(({ meant, way }) => {
    const [, other = '', another = ''] = ways[way] ?? [];
    return [meant, other, another];
  });

const isFound = ({ slips, ways }: NameSlips, name: string): boolean =>
  slips.some(({ meant, way }) => {
    const [entered = null, other = '', another = ''] = ways[way] ?? [];
    return [meant, entered ?? meant, other, another].every((pattern) => isLike(name, pattern));
  });

it.each([
  ['two letters changed about', 'konakn', 'konkan exports'],
  ['a letter mistaken', 'konksn', 'konkan exports'],
  ['a letter left out', 'kokan', 'konkan exports'],
  ['a letter too many', 'konnkan', 'konkan exports'],
  ['x for ksh', 'mahalaxmi', 'mahalakshmi traders'],
  ['sh for s', 'shagar', 'sagar freight'],
  ['ee for i', 'shree', 'shri ram logistics'],
  ['w for v', 'diwakar', 'divakar mills'],
])('a name is meant with %s: %s', (_slip, typed, name) => {
  expect(isFound(nameSlips([typed]), name)).toBe(true);
});

it('each slip is of one word, and the others stand as they were typed', () => {
  const slips = patternsOf(nameSlips(['konakn', 'spices']));

  expect(slips).toContainEqual(['%konkan%', '%spices%', '%']);
  expect(slips).toContainEqual(['%sp_ces%', '%konakn%', '%']);
});

it('names are looked for by the halves of a word, and by a whole spelling only where a slip is in the middle of it', () => {
  expect(nameSlips(['gdoavari']).ways.map(([entered]) => entered)).toEqual(['%gdoa%', '%vari%', '%gdovaari%']);
  expect(nameSlips(['mahalakshminarayana', 'exports', 'ltd']).ways.length).toBeLessThan(10);
});

it('the way to a spelling loses none of it, and leads there by three letters at least', () => {
  for (const typed of ['konakn', 'shri', 'kokan', 'mahalaxmi', 'krishnaa']) {
    const { slips, ways } = nameSlips([typed]);
    const entered = slips.map(({ meant, way }) => ({ meant, part: ways[way]?.[0]?.replaceAll('%', '') }));

    expect(entered.filter(({ meant, part }) => part !== undefined && !meant.includes(part))).toEqual([]);
    expect(entered.filter(({ part }) => part !== undefined && !/[a-z]{3}/.test(part))).toEqual([]);
  }
});

it.each([
  ['of numbers', ['24-25', '1200']],
  ['of short words', ['a', 'abc']],
  ['of nothing', []],
])('there are none %s', (_what, words) => {
  expect(nameSlips(words)).toEqual({ slips: [], ways: [] });
});

it('there are at most a hundred, however much is typed', () => {
  const { slips } = nameSlips(Array.from({ length: 6 }, (_, at) => 'mahalakshminarayana'.slice(at)));

  expect(slips).toHaveLength(100);
});
