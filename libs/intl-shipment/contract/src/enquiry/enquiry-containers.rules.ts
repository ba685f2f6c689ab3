import type { Finding } from './enquiry-findings';
import { containerCodes, containerWords, countWords } from './enquiry-words.data';
import { spanOf, type Token, wordAt } from './enquiry-tokens.rules';

const lengths = new Set(['20', '40', '45']);
const times = new Set(['x', '*', '×', 'nos', 'no', 'of', '.', 'units', 'unit', 'number', 'numbers']);
const feet = new Set(["'", '’', '‘', '"', '″', '′', '”', 'ft', 'feet', 'foot', 'footer', 'fts', '-', '.', '`']);
const boxes = new Set(['container', 'containers', 'cntr', 'cntrs', 'fcl', 'teu', 'box', 'boxes', 'cont', 'conts']);
const signs = new Set(['x', '*', '×']);
const mostBoxes = 200;

/** Past what may be written between; at most three signs or words. */
function past(tokens: readonly Token[], at: number, passed: ReadonlySet<string>): number {
  let next = at;
  while (next < at + 3 && passed.has(wordAt(tokens, next))) next += 1;
  return next;
}

const countAt = (word: string): number | null => {
  const count = /^\d{1,3}$/.test(word) ? Number(word) : (countWords[word] ?? 0);
  return count > 0 && count <= mostBoxes ? count : null;
};

/** How many, before the length: `2 x 40`, `two 40`, or nothing. */
function countBefore(tokens: readonly Token[], at: number, isNamed: boolean): { count: number; first: number } | null {
  let before = at - 1;
  while (before > at - 4 && times.has(wordAt(tokens, before))) before -= 1;
  const word = wordAt(tokens, before);
  const isApart = before < at - 1 || countWords[word] !== undefined || tokens[before]?.to !== tokens[at]?.from;
  const count = isApart && (isNamed || !lengths.has(word)) ? countAt(word) : null;
  // `40 x 20 cm` measures; a number straight before a length counts boxes.
  return count === null ? null : { count, first: before };
}

/** How many, after it: `40HC x 2`. */
function countAfter(tokens: readonly Token[], at: number): { count: number; last: number } | null {
  const isTimes = ['x', '*', '×'].includes(wordAt(tokens, at));
  const count = isTimes && !lengths.has(wordAt(tokens, at + 1)) ? countAt(wordAt(tokens, at + 1)) : null;
  return count === null ? null : { count, last: at + 2 };
}

/** What kind it is, behind its length and its feet; `high cube` is two words. */
function kindAt(tokens: readonly Token[], at: number) {
  const feetEnd = past(tokens, at + 1, feet);
  const [said, also] = [containerWords[wordAt(tokens, feetEnd)], containerWords[wordAt(tokens, feetEnd + 1)]];
  // Reefers of forty feet are high cubes, which many say beside it.
  const isReefer = said === 'HC' && also === 'RF';
  const kind = isReefer ? also : said;
  const isTwoWords = isReefer || ['cube', 'top', 'rack', 'tank'].includes(wordAt(tokens, feetEnd + 1));
  const last = kind ? feetEnd + (isTwoWords ? 2 : 1) : feetEnd;
  // A full stop or a dash alone may stand behind any number.
  const isFeet = tokens.slice(at + 1, feetEnd).some(({ word }) => word !== '.' && word !== '-');
  return { kind, last, isSaid: kind !== undefined || isFeet || boxes.has(wordAt(tokens, last)) };
}

/** How many of them, and from where up to where they are counted and named. */
function countedAt(tokens: readonly Token[], at: number, named: ReturnType<typeof kindAt>) {
  const before = countBefore(tokens, at, named.kind !== undefined);
  if (before) return { count: before.count, first: before.first, last: named.last, isBefore: true };
  const after = countAfter(tokens, named.last);
  return { count: after ? after.count : 1, first: at, last: after ? after.last : named.last, isBefore: false };
}

/** A container at its length: `20`, then feet, then what kind it is; something of it must say that it is one. */
function containerAt(tokens: readonly Token[], at: number): (Finding & { last: number }) | null {
  const length = wordAt(tokens, at);
  if (!lengths.has(length)) return null;
  const named = kindAt(tokens, at);
  const { count, first, last, isBefore } = countedAt(tokens, at, named);
  const isCountedBare = isBefore && times.has(wordAt(tokens, at - 1)) && !isMeasure(tokens, at);
  const code = containerCodes[`${length}${named.kind ?? 'GP'}`];
  if (code === undefined || !(named.isSaid || isCountedBare)) return null;
  return { field: 'containers', value: `${count} x ${code}`, ...spanOf(tokens, first, last), last };
}

/** A third measure or a unit follows: these are centimetres. */
const isMeasure = (tokens: readonly Token[], at: number): boolean =>
  ['x', '*', '×', 'cm', 'cms', 'mm', 'inch', 'inches', 'kg', 'kgs', 'cbm'].includes(wordAt(tokens, at + 1)) ||
  (signs.has(wordAt(tokens, at - 3)) && signs.has(wordAt(tokens, at - 1)));

export function containersIn(tokens: readonly Token[]): Finding[] {
  const found: Finding[] = [];
  for (let at = 0; at < tokens.length;) {
    const container =
      isMeasure(tokens, at) && containerWords[wordAt(tokens, at + 1)] === undefined && !isCountAfter(tokens, at)
        ? null
        : containerAt(tokens, at);
    if (container) {
      const { last: _last, ...finding } = container;
      found.push(finding);
    }
    at = container?.last ?? at + 1;
  }
  return found;
}

/** `40 x 2`: few of them, and no third measure. */
const isCountAfter = (tokens: readonly Token[], at: number): boolean =>
  countAfter(tokens, at + 1) !== null &&
  !['x', '*', '×'].includes(wordAt(tokens, at + 3)) &&
  boxes.has(wordAt(tokens, at + 3));
