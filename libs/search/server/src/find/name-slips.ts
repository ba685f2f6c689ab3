import { patternOf } from '@freightdesk/shared-server-kit';

const most = 100;
/** Of a shorter word too little is left to find it by. */
const shortest = 4;

const swapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [one = '', other = ''] = [word[at], word[at + 1]];
    return one === other ? '' : word.slice(0, at) + other + one + word.slice(at + 2);
  });

/** From the second letter on: the first is hardly ever wrong. */
const inside = (word: string): number[] => Array.from({ length: word.length - 1 }, (_, at) => at + 1);

const mistaken = (word: string): string[] => inside(word).map((at) => `${word.slice(0, at)}_${word.slice(at + 1)}`);
const doubled = (word: string): string[] => inside(word).map((at) => word.slice(0, at) + word.slice(at + 1));
const left = (word: string): string[] => inside(word).map((at) => `${word.slice(0, at)}_${word.slice(at)}`);

/** Spellings of one sound in names of this country. */
const heardAlike = [
  ['ksh', 'x'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['sh', 's'],
  ['th', 't'],
  ['ph', 'f'],
  ['v', 'w'],
  ['c', 'k'],
] as const;

const asHeard = (word: string): string[] =>
  heardAlike
    .flatMap(([one, other]) => [word.replaceAll(one, other), word.replaceAll(other, one)])
    .filter((spelling) => spelling !== word);

/**
 * What a word may have been meant as, for `like`: two letters changed about, one mistaken, too many or left out, or as it is heard. An
 * index of trigrams finds each of them, for most of the word stands in it as it was typed.
 */
const slipsOf = (word: string): string[] => [
  ...asHeard(word),
  ...swapped(word),
  ...mistaken(word),
  ...doubled(word),
  ...left(word),
];

/** Patterns that a name has to hold all of: one word as it may have been meant, and two of the others as they were typed. */
export type NameSlip = readonly [meant: string, other: string, another: string];

const anything = '%';

/** The likeliest first. */
export function nameSlips(words: readonly string[]): NameSlip[] {
  const slips = words.flatMap((word, place) => {
    if (!/^\p{L}+$/u.test(word) || word.length < shortest) return [];
    const [other, another] = words.filter((_, at) => at !== place).map((rest) => patternOf(rest));
    return [...new Set(slipsOf(word))]
      .filter((slip) => slip !== '')
      .map((slip): NameSlip => [`%${slip}%`, other ?? anything, another ?? anything]);
  });
  return slips.slice(0, most);
}
