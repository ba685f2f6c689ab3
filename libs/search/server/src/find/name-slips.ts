import { entryPatternOf, patternOf } from '@freightdesk/shared-server-kit';

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

/** What a word may have been meant as, for `like`: two letters changed about, one mistaken, too many or left out, or as it is heard. */
const slipsOf = (word: string): string[] => [
  ...asHeard(word),
  ...swapped(word),
  ...mistaken(word),
  ...doubled(word),
  ...left(word),
];

/** A pattern of a word as it may have been meant, and the place of the way on which names are looked for that may be like it. */
export interface NameSlip {
  readonly meant: string;
  readonly way: number;
}

/**
 * Patterns of names: a part of a word by which an index finds them, null where no part says enough, and two of the other words as they were
 * typed; and by what of the two others the index is entered.
 */
export type SlipWay = readonly [
  entered: string | null,
  other: string,
  another: string,
  byOther: string,
  byAnother: string,
];

/** What all words may have been meant as, the likeliest first. */
export interface NameSlips {
  readonly slips: readonly NameSlip[];
  readonly ways: readonly SlipWay[];
}

const anything = '%';

/** Of fewer letters there is no trigram. */
const shortestPart = 3;

/**
 * A slip is at one place, so one half of the word nearly always stands in what was meant as it was typed. By the two halves an index
 * is entered twice, and by each spelling it would be thirty times.
 */
function partOf(word: string, slip: string): string | null {
  const middle = Math.floor(word.length / 2);
  const halves = [
    word.slice(0, Math.max(shortestPart, middle)),
    word.slice(Math.min(-shortestPart, middle - word.length)),
  ];
  const isTold = slip.split('_').some((part) => part.length >= shortestPart);
  return halves.find((half) => slip.includes(half)) ?? (isTold ? slip : null);
}

export function nameSlips(words: readonly string[]): NameSlips {
  const all = words.flatMap((word, place) => {
    if (!/^\p{L}+$/u.test(word) || word.length < shortest) return [];
    const others = words.filter((_, at) => at !== place);
    const [other = anything, another = anything] = others.map(patternOf);
    const [byOther = anything, byAnother = anything] = others.map(entryPatternOf);
    const beside = [other, another, byOther, byAnother] as const;
    const wayOf = (part: string | null): SlipWay => [part === null ? null : `%${part}%`, ...beside];
    return [...new Set(slipsOf(word))]
      .filter((slip) => slip !== '')
      .map((slip) => ({ meant: `%${slip}%`, way: wayOf(partOf(word, slip)) }));
  });
  const ways = new Map<string, SlipWay>();
  const slips = all.slice(0, most).map(({ meant, way }) => {
    const key = JSON.stringify(way);
    ways.set(key, ways.get(key) ?? way);
    return { meant, way: [...ways.keys()].indexOf(key) };
  });
  return { slips, ways: [...ways.values()] };
}
