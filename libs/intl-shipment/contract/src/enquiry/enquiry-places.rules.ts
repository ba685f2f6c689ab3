import { airportCodes, incotermWords, spokenPlaces, termsOfOrigin, wordsThatArePlaces } from './enquiry-words.data';
import type { Finding, PlaceNames } from './enquiry-findings';
import { spanOf, type Token, tokensOf, wordAt } from './enquiry-tokens.rules';

type End = 'originLocode' | 'destinationLocode';

interface Named {
  words: readonly string[];
  code: string;
}

export interface Met {
  code: string;
  /** The tokens that name it: from the first up to, and without, the last. */
  first: number;
  last: number;
}

const wordsOf = (name: string) => tokensOf(name).map(({ word }) => word);

/** Every name by its first word, the longer ones first: New Delhi is no Delhi. */
function namesByWord(places: PlaceNames): ReadonlyMap<string, readonly Named[]> {
  const known = Object.entries(places).flatMap(([code, [name, also = '']]) =>
    [name, ...also.split(',')].filter((one) => one !== '').map((one) => ({ words: wordsOf(one), code })),
  );
  const spoken = Object.entries(spokenPlaces).flatMap(([name, code]) => (code ? [{ words: wordsOf(name), code }] : []));
  const byWord = new Map<string, Named[]>();
  for (const named of [...known, ...spoken]) {
    const [word = ''] = named.words;
    byWord.set(word, [...(byWord.get(word) ?? []), named]);
  }
  for (const found of byWord.values()) found.sort((a, b) => b.words.length - a.words.length);
  return byWord;
}

/** What may stand between a place and the word that says which end of the way it is. */
const fillers = new Set([
  ...['port', 'airport', 'seaport', 'sea', 'air', 'icd', 'the', 'of', 'at', 'our', 'any', 'is', 'in', 'main', 'base'],
  ...[':', '-', '.', '(', '=', '*', '|', '_', 'india', 'uae', 'china'],
]);
const cues: Readonly<Partial<Record<string, End | 'none'>>> = {
  ...{ from: 'originLocode', ex: 'originLocode', pol: 'originLocode', origin: 'originLocode', loading: 'originLocode' },
  ...{ pickup: 'originLocode', collection: 'originLocode', departure: 'originLocode', aol: 'originLocode' },
  works: 'originLocode',
  ...{ to: 'destinationLocode', pod: 'destinationLocode', destination: 'destinationLocode', dest: 'destinationLocode' },
  ...{
    discharge: 'destinationLocode',
    delivery: 'destinationLocode',
    upto: 'destinationLocode',
    till: 'destinationLocode',
  },
  ...{ into: 'destinationLocode', aod: 'destinationLocode', fpod: 'destinationLocode' },
  ...{ '>': 'destinationLocode', '→': 'destinationLocode', via: 'none', transhipment: 'none', office: 'none' },
};

const cueOf = (word: string): End | 'none' | undefined => {
  const term = incotermWords[word];
  return cues[word] ?? (term && (termsOfOrigin.has(term) ? 'originLocode' : 'destinationLocode'));
};

/** Which end the words before a place say it is: a few of them are looked back at. */
export function cueBefore(tokens: readonly Token[], first: number): End | 'none' | undefined {
  for (let at = first - 1; at >= Math.max(0, first - 5); at -= 1) {
    const word = tokens[at]?.word ?? '';
    const cue = cueOf(word);
    if (cue !== undefined) return cue;
    if (!fillers.has(word)) return undefined;
  }
  return undefined;
}

function placeAt(
  tokens: readonly Token[],
  at: number,
  places: PlaceNames,
  names: ReturnType<typeof namesByWord>,
): Met | null {
  const { text = '', word = '' } = tokens[at] ?? {};
  const code = Object.hasOwn(places, text) ? text : airportCodes[text];
  if (code !== undefined) return { code, first: at, last: at + 1 };
  const named = names.get(word)?.find(({ words }) => words.every((one, index) => tokens[at + index]?.word === one));
  return named ? { code: named.code, first: at, last: at + named.words.length } : null;
}

/** The names of one list are put in order once: it is read anew with every letter that is typed. */
const kept = new WeakMap<PlaceNames, ReturnType<typeof namesByWord>>();

export function placesMet(tokens: readonly Token[], places: PlaceNames): Met[] {
  const names = kept.get(places) ?? namesByWord(places);
  kept.set(places, names);
  const met: Met[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = placeAt(tokens, at, places, names);
    if (found) met.push(found);
    at = found?.last ?? at + 1;
  }
  return met;
}

/** One place alone, of which nothing says which end it is: who asks from here wants it to go there. */
const endOfOne = (code: string, isImport: boolean): End =>
  code.startsWith('IN') !== isImport ? 'originLocode' : 'destinationLocode';

/** The ends that nothing was said of; of one place alone that which it is likelier to be. */
function endsToFill(ends: ReadonlyMap<End, Met>, rest: readonly Met[], isImport: boolean): End[] {
  const [only] = rest;
  if (ends.size === 0 && rest.length === 1 && only) return [endOfOne(only.code, isImport)];
  return (['originLocode', 'destinationLocode'] as const).filter((end) => !ends.has(end));
}

/** Places by what the words before them say, and those of which nothing is said. */
function sortedOut(tokens: readonly Token[], places: PlaceNames) {
  const ends = new Map<End, Met>();
  const open: Met[] = [];
  for (const met of placesMet(tokens, places)) {
    const cue = cueBefore(tokens, met.first);
    if (cue === undefined && !wordsThatArePlaces.has(wordAt(tokens, met.first))) open.push(met);
    if (cue !== undefined && cue !== 'none' && !ends.has(cue)) ends.set(cue, met);
  }
  return { ends, open };
}

/** The two ends of the way. What a word before it says of a place comes first; others are ends as they are written: from, to. */
export function placesIn(tokens: readonly Token[], places: PlaceNames, isImport: boolean): Finding[] {
  const { ends, open } = sortedOut(tokens, places);
  const taken = new Set([...ends.values()].map(({ code }) => code));
  const rest = [...new Map(open.toReversed().map((met) => [met.code, met])).values()]
    .toReversed()
    .filter(({ code }) => !taken.has(code));
  for (const end of endsToFill(ends, rest, isImport)) {
    const met = likeliest(rest, ends.get(end === 'originLocode' ? 'destinationLocode' : 'originLocode'));
    if (met) ends.set(end, met);
  }
  return [...ends].map(([field, { code, first, last }]) => ({ field, value: code, ...spanOf(tokens, first, last) }));
}

/** Carriage leads from a country to another more often than not: a works and its port are one end of the way. */
function likeliest(rest: readonly Met[], other: Met | undefined): Met | undefined {
  if (!other) return rest[0];
  const free = rest.filter(({ code }) => code !== other.code);
  return free.find(({ code }) => code.slice(0, 2) !== other.code.slice(0, 2)) ?? free[0];
}

/** Exports leave from here and imports come here; between two places of ours it is carriage of ours. */
export function directionOf(origin: string, destination: string): string {
  const [fromHere, toHere] = [origin.startsWith('IN'), destination.startsWith('IN')];
  if (fromHere && toHere) return 'DOMESTIC';
  if (fromHere) return 'EXPORT';
  return toHere ? 'IMPORT' : 'CROSS_TRADE';
}
