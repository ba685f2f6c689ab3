import type { Finding } from './enquiry-findings';
import { centimetresPer, packageWords, pieceWords } from './enquiry-words.data';
import { figureText, numberIn, spanOf, type Token, wordAt } from './enquiry-tokens.rules';

const times = new Set(['x', '*', '×', 'by']);

export interface Measured {
  /** Of one of them. */
  cubicMetres: number;
  pieces: number;
  isCounted: boolean;
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

/** The unit that stands behind the measures, else what is said before them: `dims in inches: 24 x 20 x 18`. */
function unitOf(tokens: readonly Token[], at: number, last: number): number | undefined {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ word }, index, words) => {
    const isSaid = ['in', '(', 'dims', 'dim', 'size'].includes(words[index - 1]?.word ?? '');
    return isSaid && word !== 'in' ? centimetresPer[word] : undefined;
  });
  return centimetresPer[wordAt(tokens, last)] ?? before.find((unit) => unit !== undefined);
}

/** Without a unit small figures are metres, as people write what is large. */
const scaleOf = (sizes: readonly number[], unit: number | undefined): number =>
  unit ?? (Math.max(...sizes) < 4 ? 100 : 1);

/** What three measures come to, with their unit, and how many of them there are, said after or before, behind the measures before. */
function measuresAt(tokens: readonly Token[], at: number, floor: number): Measured | null {
  const measures = sizesAt(tokens, at);
  if (!measures) return null;
  const { sizes, last } = measures;
  const scale = scaleOf(sizes, unitOf(tokens, at, last));
  const end = pastUnit(tokens, last);
  const after = piecesAfter(tokens, end);
  const counted = after?.pieces ?? piecesBefore(tokens, at, floor);
  return {
    ...{ cubicMetres: sizes.reduce((product, size) => product * size * scale, 1) / 1e6, pieces: counted ?? 1 },
    ...{ isCounted: counted !== null, first: at, last: after ? after.end : end },
  };
}

function piecesAfter(tokens: readonly Token[], at: number): { pieces: number; end: number } | null {
  let next = at;
  while (next < at + 3 && ['x', '*', '×', '-', '=', ':', '/', '(', ','].includes(wordAt(tokens, next))) next += 1;
  const count = numberIn(wordAt(tokens, next));
  const isTimes = ['x', '*', '×'].includes(wordAt(tokens, next - 1));
  const counts = wordAt(tokens, next + 1);
  const isCounted = packageWords.has(counts) || pieceWords.has(counts) || counts === 'no';
  const isWhole = next > at && count !== null && Number.isInteger(count) && (isTimes || isCounted);
  return isWhole ? { pieces: count, end: next + (isCounted ? 2 : 1) } : null;
}

/** The last number of packages on the way back to the beginning of the line, or to the measures before. */
function piecesBefore(tokens: readonly Token[], at: number, floor: number): number | null {
  for (let back = at - 1; back >= Math.max(1, at - 8, floor); back -= 1) {
    const { word = '', line } = tokens[back] ?? {};
    if (line !== tokens[at]?.line) return null;
    const count = numberIn(tokens[back - 1]?.word);
    if ((packageWords.has(word) || pieceWords.has(word)) && count !== null && Number.isInteger(count)) return count;
  }
  return null;
}

/** `2 skids: 240 x 120 x 180, 120 x 100 x 110`: the number before the first is that of all of them. */
function shared(found: readonly Measured[]): Measured[] {
  const [first, ...others] = found;
  const isOfAll = first?.isCounted && first.pieces === found.length && others.every(({ isCounted }) => !isCounted);
  return isOfAll && others.length > 0 ? found.map((one) => ({ ...one, pieces: 1, isCounted: true })) : [...found];
}

export function measuresIn(tokens: readonly Token[]): Measured[] {
  const found: Measured[] = [];
  let floor = 0;
  for (let at = 0; at < tokens.length;) {
    const measured = measuresAt(tokens, at, floor);
    if (measured) found.push(measured);
    floor = measured?.last ?? floor;
    at = measured?.last ?? at + 1;
  }
  return shared(found);
}

/** What the measures come to, lit from the first to the last of them; nothing where some are counted and others are not. */
export function volumeOfMeasures(tokens: readonly Token[], measured: readonly Measured[]): Finding[] {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last || measured.some(({ isCounted }) => isCounted !== first.isCounted)) return [];
  const cubicMetres = measured.reduce((sum, one) => sum + one.cubicMetres * one.pieces, 0);
  return [{ field: 'cbm', value: figureText(cubicMetres), ...spanOf(tokens, first.first, last.last) }];
}

/** How many packages: said in words, or as many as their measures are of; what is counted measure by measure is added up. */
export function countIn(tokens: readonly Token[], said: readonly Finding[], measured: readonly Measured[]): Finding[] {
  const [first, last] = [measured[0], measured.at(-1)];
  const pieces = measured.reduce((sum, one) => sum + one.pieces, 0);
  if (!first || !last || pieces < 2) return [...said];
  const isPart = said.some(({ value }) => measured.some((one) => one.pieces === Number(value)));
  const isAdded = measured.length > 1 && measured.every(({ isCounted }) => isCounted) && isPart;
  if (said.length > 0 && !isAdded) return [...said];
  return [{ field: 'packages', value: String(pieces), ...spanOf(tokens, first.first, last.last) }];
}
