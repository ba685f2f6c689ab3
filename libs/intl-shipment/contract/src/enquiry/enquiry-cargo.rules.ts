import type { Finding } from './enquiry-findings';
import { kilogramsPer, packageWords, pieceWords } from './enquiry-words.data';
import { figureText, isOneLine, numberIn, spanOf, type Token, wordAt } from './enquiry-tokens.rules';

/** Words of the same line within a few steps before. */
const before = (tokens: readonly Token[], at: number, steps: number): string[] =>
  tokens.slice(Math.max(0, at - steps), at).flatMap(({ word, line }) => (line === tokens[at]?.line ? [word] : []));

const notGross = new Set([
  'net',
  'nt',
  'nw',
  'each',
  'per',
  'tare',
  '@',
  'volumetric',
  'vgm',
  'chargeable',
  'upto',
  'capacity',
  'max',
]);
const gross = new Set(['gross', 'gw', 'total', 'gr', 'grwt', 'wt', 'weight', 'wgt', 'approx']);
const labelOf = new Set(['weight', 'wt', 'gw', 'wgt', 'kgs', 'kg', 'weighing']);

interface Weighed extends Finding {
  rank: number;
}

/** What the number weighs is each one of several, or not the whole. */
function isOfOne(tokens: readonly Token[], at: number): boolean {
  const next = wordAt(tokens, at + 2);
  const isOfPackage = packageWords.has(next) && isOneLine(tokens, at, at + 2);
  const isLess = before(tokens, at, 3).some((word) => notGross.has(word));
  // `480 kgs/pallet` is of one; `1800 kgs / 5 pkgs` is a list.
  const isShare = next === '/' && numberIn(wordAt(tokens, at + 3)) === null;
  return isOfPackage || isLess || isShare || ['each', 'per'].includes(next);
}

/** `G.W.: 450` needs no unit, if it counts nothing else. */
const isWeightByLabel = (tokens: readonly Token[], at: number): boolean =>
  [':', '-', '.', '='].includes(wordAt(tokens, at - 1)) &&
  before(tokens, at, 4).some((word) => labelOf.has(word)) &&
  !isCounting(tokens, at);

/** A number with its unit after it, or before it: `450 kgs`, `G.W. 450`, `Kgs 450`. */
function weightAt(tokens: readonly Token[], at: number): Weighed | null {
  const value = numberIn(wordAt(tokens, at));
  // `+100 +300 +500 kgs` are the breaks of a tariff.
  if (value === null || value <= 0 || isOfOne(tokens, at) || wordAt(tokens, at - 1) === '+') return null;
  const unit = kilogramsPer[wordAt(tokens, at + 1)];
  if (unit === undefined && !isWeightByLabel(tokens, at)) return null;
  const isGross = [...before(tokens, at, 4), wordAt(tokens, at + 2)].some((word) => gross.has(word));
  return {
    ...{ field: 'grossKg', value: figureText(value * (unit ?? 1)), rank: isGross ? 0 : 1 },
    ...spanOf(tokens, at, unit === undefined ? at + 1 : at + 2),
  };
}

/** Something else than kilograms follows the number. */
const isCounting = (tokens: readonly Token[], at: number): boolean => {
  const next = wordAt(tokens, at + 1);
  return (
    packageWords.has(next) || pieceWords.has(next) || ['cbm', 'm', 'x', '*', 'cum', 'cft', '%', '/', '-'].includes(next)
  );
};

/** The one that says it is the gross or the whole; else the one that is said. Of several no part is taken for the whole. */
export function weightIn(tokens: readonly Token[]): Finding[] {
  const all = tokens.flatMap((_token, at) => weightAt(tokens, at) ?? []);
  const best = all.find(({ rank }) => rank === 0) ?? all[0];
  const isOneOfSeveral = best?.rank === 1 && all.some(({ value }) => value !== best.value);
  if (!best || isOneOfSeveral) return [];
  const { rank: _rank, ...finding } = best;
  return [finding];
}

const isCubic = (tokens: readonly Token[], at: number): number => {
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (['cbm', 'cbms', 'cum', 'cubm'].includes(word)) return 1;
  if (word === 'm' && next === '3') return 2;
  if (word === 'm' && next === '³') return 2;
  return word === 'cubic' && /^met/.test(next) ? 2 : 0;
};

export function volumeIn(tokens: readonly Token[]): Finding[] {
  for (const [at, { word }] of tokens.entries()) {
    const value = numberIn(word);
    const after = value === null ? 0 : isCubic(tokens, at + 1);
    const isAfter =
      [':', '-', '=', '.'].includes(wordAt(tokens, at - 1)) &&
      ['cbm', 'volume', 'vol'].includes(wordAt(tokens, at - 2));
    if (value !== null && value > 0 && (after > 0 || (isAfter && !isCounting(tokens, at)))) {
      return [{ field: 'cbm', value: figureText(value), ...spanOf(tokens, at, at + 1 + after) }];
    }
  }
  return [];
}

interface Counted {
  rank: number;
  at: number;
  last: number;
}

/** A measure, a weight, a container's length or another number follows: this one counts no packages. */
function isSized(tokens: readonly Token[], at: number): boolean {
  const [next, third] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  const isMeasure = ['x', '*', '×'].includes(next) || kilogramsPer[next] !== undefined || /^\d/.test(next);
  return isMeasure || ['20', '40', '45'].includes(third) || isBox(tokens, at);
}

/** How many packages, and how sure it is: `12 pallets`, `12 wooden pallets`, `Pkgs: 12`; pieces are often what is in them. */
function countAt(tokens: readonly Token[], at: number): Counted | null {
  const ahead = [at + 1, at + 2].find((place) => packageWords.has(wordAt(tokens, place)));
  const isLabelled = [':', '-', '='].includes(wordAt(tokens, at - 1)) && packageWords.has(wordAt(tokens, at - 2));
  if (isSized(tokens, at)) return null;
  if (ahead !== undefined) return { rank: 0, at, last: ahead + 1 };
  if (isLabelled) return { rank: 0, at, last: at + 1 };
  const isEach = before(tokens, at, 3).some((word) => ['each', 'per', '/'].includes(word));
  return pieceWords.has(wordAt(tokens, at + 1)) && !isEach ? { rank: 1, at, last: at + 2 } : null;
}

const isCount = (value: number | null): boolean =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= 1_000_000;

export function packagesIn(tokens: readonly Token[]): Finding[] {
  const found = tokens.flatMap(({ word }, at) => (isCount(numberIn(word)) ? (countAt(tokens, at) ?? []) : []));
  const best = found.find(({ rank }) => rank === 0) ?? found[0];
  if (!best) return [];
  const { at, last } = best;
  return [{ field: 'packages', value: String(numberIn(wordAt(tokens, at))), ...spanOf(tokens, at, last) }];
}

/** `20 ft box` is a container. */
const isBox = (tokens: readonly Token[], at: number): boolean =>
  ['20', '40', '45'].includes(wordAt(tokens, at)) && ['ft', 'feet', "'"].includes(wordAt(tokens, at + 1));
