import { hsCodeProblem } from '../jobcard/cargo.rules';
import type { Finding } from './enquiry-findings';
import { isOneLine, spanOf, type Token, wordAt } from './enquiry-tokens.rules';

const names = new Set(['hs', 'hsn', 'hscode', 'hsncode', 'itc']);
/** What may stand between the name of the code and its digits: `HS Code No.: 0908 31 20`. */
const between = new Set(['code', 'codes', 'no', 'number', 'hs', '.', ':', '-', '=', '#', '(', ')']);
const mostBetween = 6;
/** Ten digits: four, and three pairs. */
const mostGroups = 4;

/** A further pair of digits, unless it counts what follows it: `6203 12 cartons`. */
const isPair = (tokens: readonly Token[], at: number, first: number): boolean =>
  /^\d{2}$/.test(wordAt(tokens, at)) &&
  isOneLine(tokens, first, at) &&
  !(isOneLine(tokens, at, at + 1) && /^[a-z]/.test(wordAt(tokens, at + 1)));

/** The digits from a place on, up to where they name goods; `0908.31` is one group, `0908 31 20` are three. */
function codeAt(text: string, tokens: readonly Token[], first: number): Finding | null {
  if (!/^\d[\d.]*$/.test(wordAt(tokens, first))) return null;
  let last = first + 1;
  while (last < first + mostGroups && isPair(tokens, last, first)) last += 1;
  const { from, to } = spanOf(tokens, first, last);
  const value = text.slice(from, to);
  return hsCodeProblem(value) === null ? { field: 'hsCode', value, from, to } : null;
}

/** The first tariff number that is said to be one. */
export function hsCodeIn(text: string, tokens: readonly Token[]): Finding[] {
  for (const [at, { word }] of tokens.entries()) {
    if (!names.has(word)) continue;
    let first = at + 1;
    while (first < at + mostBetween && between.has(wordAt(tokens, first))) first += 1;
    const found = codeAt(text, tokens, first);
    if (found) return [found];
  }
  return [];
}
