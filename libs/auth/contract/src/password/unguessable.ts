import { commonPasswords } from './common-passwords.data';

/** Lines along which fingers run over a keyboard, those of other countries among them. */
const keyboardLines = [
  '1234567890-=',
  '!@#$%^&*()_+',
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  '1qazxsw23edcvfr45tgbnhy67ujm,ki89ol.',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  '147258369',
  '123654789',
];
const reversed = (text: string) => Array.from(text).reverse().join('');
const lines = keyboardLines.flatMap((line) => [line, reversed(line)]);

/** Without capitals and accents. Vowel signs of Indian scripts are letters of their own, not accents. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    // One sign can come apart into eighteen; twice as much as a password may hold is enough to judge it.
    .slice(0, 256);
const lettersOnly = (text: string) => text.replace(/[\p{P}\p{S}\p{Z}\p{C}]/gu, '');

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'l',
  i: 'l',
};

/** As a guesser sees it: neither capitals, accents, punctuation nor the usual digits for letters make it another one. */
export const normalised = (text: string): string =>
  lettersOnly(plain(text).replace(/[@$013457!i]/g, (sign) => lookalikes[sign] ?? sign));

/** Pieces shorter than this stand in any sentence. */
const shortest = { run: 3, repeat: 3, word: 4 } as const;

const longestCommon = Math.max(...commonPasswords.map((word) => word.length));

/** Days as they are written here and elsewhere, and years alone. Without signs between, only in full. */
const dates = new RegExp(
  [
    /[0-3]?\d[-/. ][01]?\d[-/. ](?:19|20)?\d\d/,
    /(?:19|20)\d\d[-/. ][01]?\d[-/. ][0-3]?\d/,
    /[0-3]\d[01]\d(?:19|20)\d\d/,
    /(?:19|20)\d\d[01]\d[0-3]\d/,
    /(?:19|20)\d\d/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
);

/** A stretch that a guesser tries as one thing, and for how many characters it counts. */
interface Piece {
  length: number;
  counts: number;
}

/** Letters or digits that follow each other in their alphabet, whichever it is, or stand still: `aaaa`, `9876`, `कखगघ`. */
function stepsAt(text: string, start: number): Piece {
  const step = text.charCodeAt(start + 1) - text.charCodeAt(start);
  if (!(Math.abs(step) <= 1)) return { length: 1, counts: 1 };
  let end = start + 1;
  while (text.charCodeAt(end) - text.charCodeAt(end - 1) === step) end += 1;
  return { length: end - start, counts: 1 };
}

/** The longest piece that begins here and fits, tried letter by letter from the shortest that matters. */
function growing(text: string, start: number, least: number, fits: (piece: string) => boolean): Piece {
  let length = 0;
  for (let end = start + least; end <= text.length && fits(text.slice(start, end)); end += 1) length = end - start;
  return { length, counts: 1 };
}

const keysAt = (text: string, start: number): Piece =>
  growing(text, start, shortest.run, (piece) => lines.some((line) => line.includes(piece)));

/** What was typed before, even if the one runs into the other: `abcabcabc`. */
const repeatAt = (text: string, start: number): Piece =>
  growing(text, start, shortest.repeat, (piece) => text.lastIndexOf(piece, start - 1) >= 0 && start > 0);

function dateAt(text: string, start: number): Piece {
  dates.lastIndex = start;
  return { length: dates.exec(text)?.[0].length ?? 0, counts: 2 };
}

const common = new Set(
  commonPasswords.filter((word) => word.length >= shortest.word).flatMap((word) => [word, normalised(word)]),
);

function wordAt(text: string, start: number, own: ReadonlySet<string>): Piece {
  for (let length = Math.min(longestCommon, text.length - start); length >= shortest.run; length -= 1) {
    const piece = text.slice(start, start + length);
    if (own.has(piece)) return { length, counts: 1 };
    if (common.has(piece)) return { length, counts: 2 };
  }
  return { length: 0, counts: 0 };
}

function countOf(text: string, own: ReadonlySet<string>): number {
  let count = 0;
  for (let at = 0; at < text.length;) {
    const pieces = [stepsAt, keysAt, repeatAt, dateAt].map((find) => find(text, at));
    const [best] = [...pieces, wordAt(text, at, own)]
      .filter(({ length }) => length >= shortest.run)
      .sort((a, b) => b.length - b.counts - (a.length - a.counts));
    count += best?.counts ?? 1;
    at += best?.length ?? 1;
  }
  return count;
}

/**
 * For how many characters a password counts, which a guesser would have to find one by one: rows of keys, alphabets, repeats,
 * dates and well-known words are tried as one thing each, and so is what is known of its owner. Of the ways to read it the
 * weakest decides. It takes
 * the square of their number, so it looks at the first 256 only.
 */
export function unguessable(password: string, ownWords: readonly string[] = []): number {
  const typed = plain(password);
  const letters = lettersOnly(typed);
  const doubled = letters.replace(/(.)\1/gsu, '$1');
  const own = new Set(ownWords.flatMap((word) => [lettersOnly(plain(word)), normalised(word)]));
  // Signs between letters are no part of what is guessed, but each kind of them is one thing more to find.
  const signs = new Set(typed.replace(/[\p{L}\p{M}\p{N}]/gu, '')).size;
  const withoutSigns = [letters, doubled, normalised(password)].map((text) => countOf(text, own) + signs);
  return Math.min(countOf(typed, own), ...withoutSigns);
}
