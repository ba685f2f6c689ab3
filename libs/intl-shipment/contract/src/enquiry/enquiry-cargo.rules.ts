import type { Finding } from './enquiry-findings';
import { centimetresPer, kilogramsPer, packageWords, pieceWords } from './enquiry-words.data';
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
  return isOfPackage || isLess || ['each', '/', 'per'].includes(next);
}

/** `G.W.: 450` needs no unit, if it counts nothing else. */
const isWeightByLabel = (tokens: readonly Token[], at: number): boolean =>
  [':', '-', '.', '='].includes(wordAt(tokens, at - 1)) &&
  before(tokens, at, 4).some((word) => labelOf.has(word)) &&
  !isCounting(tokens, at);

/** A number with its unit after it, or before it: `450 kgs`, `G.W. 450`, `Kgs 450`. */
function weightAt(tokens: readonly Token[], at: number): Weighed | null {
  const value = numberIn(wordAt(tokens, at));
  if (value === null || value <= 0 || isOfOne(tokens, at)) return null;
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

/** The first that says it is the gross or the whole; else the first that does not say otherwise. */
export function weightIn(tokens: readonly Token[]): Finding[] {
  const all = tokens.flatMap((_token, at) => weightAt(tokens, at) ?? []);
  const best = all.find(({ rank }) => rank === 0) ?? all[0];
  if (!best) return [];
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

const times = new Set(['x', '*', '×', 'by']);

export interface Measured {
  cubicMetres: number;
  pieces: number;
  first: number;
  last: number;
}

/** Past a unit that stands behind a measure. */
const pastUnit = (tokens: readonly Token[], at: number): number =>
  centimetresPer[wordAt(tokens, at)] === undefined ? at : at + 1;

/** Three measures with signs between them, and where they end: `60 x 40 x 40`, `60cm x 40cm x 40`. */
function sizesAt(tokens: readonly Token[], at: number): { sizes: number[]; last: number } | null {
  const second = pastUnit(tokens, at + 1);
  const third = pastUnit(tokens, second + 2);
  const sizes = [at, second + 1, third + 1].flatMap((place) => numberIn(wordAt(tokens, place)) ?? []);
  const isTimed = times.has(wordAt(tokens, second)) && times.has(wordAt(tokens, third));
  return isTimed && sizes.length === 3 ? { sizes, last: third + 2 } : null;
}

/** Without a unit small figures are metres, as people write what is large. */
const scaleOf = (sizes: readonly number[], unit: string): number =>
  centimetresPer[unit] ?? (Math.max(...sizes) < 4 ? 100 : 1);

/** What three measures come to, with their unit, and how many of them there are, said before or after. */
function measuresAt(tokens: readonly Token[], at: number): Measured | null {
  const measures = sizesAt(tokens, at);
  if (!measures) return null;
  const { sizes, last } = measures;
  const volume = sizes.reduce((product, size) => product * size * scaleOf(sizes, wordAt(tokens, last)), 1);
  const end = pastUnit(tokens, last);
  const after = piecesAfter(tokens, end);
  const pieces = after ? after.pieces : piecesBefore(tokens, at);
  return { cubicMetres: (volume * pieces) / 1e6, pieces, first: at, last: after ? after.end : end };
}

function piecesAfter(tokens: readonly Token[], at: number): { pieces: number; end: number } | null {
  let next = at;
  while (next < at + 3 && ['x', '*', '×', '-', '=', ':', '/', '(', ','].includes(wordAt(tokens, next))) next += 1;
  const count = numberIn(wordAt(tokens, next));
  const isTimes = ['x', '*', '×'].includes(wordAt(tokens, next - 1));
  const isCounted = packageWords.has(wordAt(tokens, next + 1)) || pieceWords.has(wordAt(tokens, next + 1));
  const isWhole = next > at && count !== null && Number.isInteger(count) && (isTimes || isCounted);
  return isWhole ? { pieces: count, end: next + (isCounted ? 2 : 1) } : null;
}

/** The last number of packages on the way back to the beginning of the line. */
function piecesBefore(tokens: readonly Token[], at: number): number {
  for (let back = at - 1; back >= Math.max(1, at - 8); back -= 1) {
    const { word = '', line } = tokens[back] ?? {};
    if (line !== tokens[at]?.line) return 1;
    const count = numberIn(tokens[back - 1]?.word);
    if ((packageWords.has(word) || pieceWords.has(word)) && count !== null && Number.isInteger(count)) return count;
  }
  return 1;
}

export function measuresIn(tokens: readonly Token[]): Measured[] {
  const found: Measured[] = [];
  for (let at = 0; at < tokens.length;) {
    const measured = measuresAt(tokens, at);
    if (measured) found.push(measured);
    at = measured?.last ?? at + 1;
  }
  return found;
}

/** What the measures come to, lit from the first to the last of them. */
export function volumeOfMeasures(tokens: readonly Token[], measured: readonly Measured[]): Finding[] {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) return [];
  const cubicMetres = measured.reduce((sum, one) => sum + one.cubicMetres, 0);
  return [{ field: 'cbm', value: figureText(cubicMetres), ...spanOf(tokens, first.first, last.last) }];
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
