import type { Finding } from './enquiry-findings';
import { incotermWords, kilogramsPer, packageWords, serviceWords, weakServices } from './enquiry-words.data';
import { spanOf, type Token, wordAt } from './enquiry-tokens.rules';

/** The term that is said first; `C&F` and `ex works` are as people write two of them. */
export function incotermIn(tokens: readonly Token[]): Finding[] {
  for (const [at, { word }] of tokens.entries()) {
    const [next, third] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
    const term = incotermWords[word];
    if (term) return [{ field: 'incoterm', value: term, ...spanOf(tokens, at, at + 1) }];
    if (word === 'c' && next === '&' && third === 'f')
      return [{ field: 'incoterm', value: 'CFR', ...spanOf(tokens, at, at + 3) }];
    const works = next === 'works' ? at + 2 : next === '-' && third === 'works' ? at + 3 : 0;
    if (word === 'ex' && works > 0) return [{ field: 'incoterm', value: 'EXW', ...spanOf(tokens, at, works) }];
  }
  return [];
}

/** A thing and no way: an air conditioner flies as seldom as any machine. */
const things = new Set([
  'conditioner',
  'conditioners',
  'compressor',
  'compressors',
  'cooler',
  'coolers',
  'filter',
  'filters',
  'bags',
  'tight',
]);
const negations = new Set(['no', 'not', 'non', 'without', 'nil']);

/** By what way: what is said outright; else containers, else the sea with goods that fill none. */
export function serviceIn(
  tokens: readonly Token[],
  containers: readonly Finding[],
  hasCargo: boolean,
  isWithinIndia: boolean,
): Finding[] {
  const said = tokens.flatMap(({ word }, at) => {
    const value = serviceWords[word];
    const isThing = word === 'air' && things.has(wordAt(tokens, at + 1));
    const isNegated = negations.has(wordAt(tokens, at - (wordAt(tokens, at - 1) === 'by' ? 2 : 1)));
    return value && !isThing && !isNegated ? [{ field: 'service' as const, value, ...spanOf(tokens, at, at + 1) }] : [];
  });
  const strong = said.find(({ value }) => !weakServices.has(value));
  const cleared = isWithinIndia ? said.find(({ value }) => value === 'CUSTOMS') : undefined;
  const [box] = containers;
  // Boxes that are cleared here and go no further than our own roads ask for no ship.
  if (strong ?? cleared) return [strong ?? cleared].flatMap((one) => one ?? []);
  if (box) return [{ ...box, field: 'service', value: 'SEA_FCL' }];
  const sea = tokens.findIndex(({ word }) => ['sea', 'ocean', 'seafreight', 'vessel'].includes(word));
  if (sea >= 0) return [{ field: 'service', value: hasCargo ? 'SEA_LCL' : 'SEA_FCL', ...spanOf(tokens, sea, sea + 1) }];
  return said.slice(0, 1);
}

const dangerWords = new Set(['dg', 'hazardous', 'haz', 'hazmat', 'hazardious', 'imdg', 'dgr', 'flammable']);
const denials = new Set(['non', 'not', 'no', 'nonhaz', 'nil']);

/** Dangerous goods, unless it says that they are not. */
export function dangerIn(tokens: readonly Token[]): Finding[] {
  for (const [at, { word }] of tokens.entries()) {
    const next = wordAt(tokens, at + 1);
    const isDenied =
      tokens.slice(Math.max(0, at - 2), at).some((one) => denials.has(one.word)) || next === ':' || next === '-';
    const isNumber = word === 'un' && /^\d{4}$/.test(next);
    const isTwoWords = word === 'dangerous' && ['goods', 'cargo'].includes(next);
    const isClass = word === 'imo' && next === 'class';
    if (isDenied) continue;
    if (dangerWords.has(word)) return [{ field: 'isDangerous', value: 'true', ...spanOf(tokens, at, at + 1) }];
    if (isNumber || isTwoWords || isClass)
      return [{ field: 'isDangerous', value: 'true', ...spanOf(tokens, at, at + 2) }];
  }
  return [];
}

const labels = new Set([
  'commodity',
  'cargo',
  'product',
  'goods',
  'item',
  'material',
  'items',
  'products',
  'comm',
  'description',
]);
/** Where the name of the goods ends at the latest. */
const stops = new Set([
  ...[
    'from',
    'to',
    'ex',
    'by',
    'for',
    'in',
    'at',
    'on',
    'via',
    'with',
    'and',
    'ready',
    'gross',
    'net',
    'total',
    'weight',
    'weighing',
  ],
  ...[
    'is',
    'are',
    'will',
    'we',
    'pls',
    'please',
    'kindly',
    'per',
    'each',
    'port',
    'pol',
    'pod',
    'need',
    'having',
    'packed',
    'approx',
  ],
  ...[
    'ports',
    'volume',
    'gw',
    'cbm',
    'hs',
    'hsn',
    'un',
    'non',
    'fob',
    'cif',
    'exw',
    'cfr',
    'dap',
    'ddp',
    'rate',
    'rates',
    'hazardous',
  ],
]);
const longestName = 5;
const leadingWords = new Set(['the', 'our', 'some', 'a', 'an', 'about']);

/** As many words as a name has: up to a sign, a number, the line's end, or a word that belongs to something else. */
function nameAt(tokens: readonly Token[], at: number): { first: number; last: number } | null {
  const first = leadingWords.has(wordAt(tokens, at)) ? at + 1 : at;
  let last = first;
  while (
    last < first + longestName &&
    /^[a-z]+$/.test(wordAt(tokens, last)) &&
    !stops.has(wordAt(tokens, last)) &&
    tokens[last]?.line === tokens[first]?.line
  ) {
    last += 1;
  }
  return last > first ? { first, last } : null;
}

const holders = new Set([
  'exporter',
  'exporters',
  'importer',
  'importers',
  'manufacturer',
  'shipment',
  'consignment',
  'container',
  'containers',
  'load',
  'fcl',
  'lot',
  'x',
]);

/** `Commodity: cotton yarn`, or what a package, a weight or a consignment is of. */
export function commodityIn(text: string, tokens: readonly Token[]): Finding[] {
  const named = (at: number): Finding[] => {
    const name = nameAt(tokens, at);
    if (!name) return [];
    const { from, to } = spanOf(tokens, name.first, name.last);
    return [{ field: 'commodity', value: text.slice(from, to), from, to }];
  };
  const labelled = tokens.flatMap(({ word }, at) =>
    labels.has(word) && [':', '-', '='].includes(wordAt(tokens, at + 1)) ? named(at + 2) : [],
  );
  const spoken = tokens.flatMap(({ word }, at) =>
    labels.has(word) && wordAt(tokens, at + 1) === 'is' ? named(at + 2) : [],
  );
  const ofThem = tokens.flatMap(({ word }, at) =>
    wordAt(tokens, at + 1) === 'of' &&
    (packageWords.has(word) || holders.has(word) || kilogramsPer[word] !== undefined || isLength(word))
      ? named(at + 2)
      : [],
  );
  return [...labelled, ...spoken, ...ofThem].slice(0, 1);
}

const isLength = (word: string): boolean => ['hc', 'gp', 'dv', 'ft', 'reefer', 'hq', 'cntr'].includes(word);
