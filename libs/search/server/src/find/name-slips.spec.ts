import { nameSlips } from './name-slips';

/** As `like` reads a pattern. */
const isLike = (text: string, pattern: string): boolean =>
  new RegExp(pattern.replaceAll('%', '.*').replaceAll('_', '.'), 'u').test(text);

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
  expect(nameSlips([typed]).some((patterns) => patterns.every((pattern) => isLike(name, pattern)))).toBe(true);
});

it('each slip is of one word, and the others stand as they were typed', () => {
  const slips = nameSlips(['konakn', 'spices']);

  expect(slips).toContainEqual(['%konkan%', '%spices%', '%']);
  expect(slips).toContainEqual(['%sp_ces%', '%konakn%', '%']);
});

it.each([
  ['of numbers', ['24-25', '1200']],
  ['of short words', ['a', 'abc']],
  ['of nothing', []],
])('there are none %s', (_what, words) => {
  expect(nameSlips(words)).toEqual([]);
});

it('there are at most a hundred, however much is typed', () => {
  expect(nameSlips(Array.from({ length: 6 }, (_, at) => 'mahalakshminarayana'.slice(at)))).toHaveLength(100);
});
