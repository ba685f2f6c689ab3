import type { ReadNumber, ReadsNumber } from '@freightdesk/shared-endpoint';
import { keyOf, patternOf, seriesKeysOf } from '@freightdesk/shared-server-kit';
import type { NameSlips } from './name-slips';

/** The key of a whole number that is looked for. */
export interface TypedKey {
  key: string;
  /** By whom alone it was read so, as the place among the readers; `anyReader` as it was typed. */
  reader: number;
  /** As it was typed or is written, and not as it may have been meant. */
  isRight: boolean;
}

export const anyReader = -1;

/** What was typed, in each form in which it is looked for. */
export interface Asked {
  /** As a number, without separators and case. */
  key: string;
  /** Whole numbers: as it was typed, as one of ours whose zeros were left out, and as each reader reads it. */
  keys: readonly TypedKey[];
  /** By each of the readers, what a number may be: as it was typed, and as it was meant. */
  read: readonly (ReadNumber | null)[];
  /** In small letters, as far as every store has them alike. */
  text: string;
  words: readonly string[];
  /** What the words may have been meant as; none until that is looked for. */
  slips: NameSlips;
  /** Of the places that are called so, their codes. */
  codes: readonly string[];
}

/** What decides the text of the statement; askings of one shape differ in values alone. */
export interface AskedShape {
  isNumber: boolean;
  /** How many of the words enter the index. */
  words: number;
  places: boolean;
  /**
   * First names are looked for where there are few of them, as of parties. Only where that finds next to nothing `others` are: those of
   * every document, and those that may have been meant.
   */
  names: 'first' | 'others' | 'none';
}

export const mostWords = 6;
/** So many enter the index, and the rest is held against what it finds. */
export const enteredWords = 3;
const shortestKey = 3;
/** What has none is looked for in every row. */
const hasTrigram = (word: string): boolean => /[0-9a-z]{3}/.test(word);
/** A place has no name in figures alone. */
const mayBePlace = (word: string): boolean => hasTrigram(word) && /[a-z]{2}/.test(word);
const hasLetters = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= shortestKey;

/** Each once for each reader; a number that may have been meant is none that is right. */
function keysOf(typed: readonly string[], read: readonly (ReadNumber | null)[]): TypedKey[] {
  const asTyped = [...new Set(typed)];
  return [
    ...asTyped.map((key) => ({ key, reader: anyReader, isRight: true })),
    ...read.flatMap((found, reader) => {
      if (found === null) return [];
      const written = keyOf(found.number);
      const meant = found.repairs.map(keyOf).filter((key) => key !== written);
      return [...new Set([written, ...meant])]
        .filter((key) => !asTyped.includes(key))
        .map((key) => ({ key, reader, isRight: key === written }));
    }),
  ];
}

export function askedOf(q: string, readers: readonly ReadsNumber[]): Asked {
  const text = q
    .normalize('NFKC')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .trim();
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ''))].slice(0, mostWords);
  const key = keyOf(q);
  const read = readers.map((reads) => reads(q));
  return {
    key,
    keys: keysOf([key, ...seriesKeysOf(q)], read),
    read,
    text,
    words,
    slips: { slips: [], ways: [] },
    codes: [],
  };
}

/** Numbers have a digit, or are read as the beginning of one. Where no word has a trigram, as in other scripts, every row is looked at, and one word of them is enough to do it by. */
export function shapeOf({ key, read, text, words }: Asked): AskedShape {
  const isNumber = (key.length >= shortestKey && /\d/.test(key)) || read.some((number) => number !== null);
  if (words.some(hasTrigram)) {
    const places = words.slice(0, enteredWords).some(mayBePlace);
    return { isNumber, words: Math.min(words.length, enteredWords), places, names: 'first' };
  }
  const unread = { isNumber, places: false };
  return hasLetters(text) ? { ...unread, words: 1, names: 'first' } : { ...unread, words: 0, names: 'none' };
}

/** What else may be looked for; null where nothing can. */
export const othersOf = ({ words, slips }: Asked, { words: entered }: AskedShape): AskedShape | null =>
  words.some(hasTrigram) || slips.slips.length > 0
    ? { isNumber: false, words: entered, places: false, names: 'others' }
    : null;

type PlacePattern = readonly [one: string, other: string, another: string];

/** Patterns of the places between which an open record goes: the words as they were typed, or one of the codes. */
export const placePatterns = ({ words, codes }: Asked): PlacePattern[] => {
  const [one = '%', other = '%', another = '%'] = words.slice(0, enteredWords).map(patternOf);
  return [[one, other, another], ...codes.map((code): PlacePattern => [patternOf(code.toLowerCase()), '%', '%'])];
};
