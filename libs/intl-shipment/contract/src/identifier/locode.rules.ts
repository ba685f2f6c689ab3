import { places } from './places.data';

export const normaliseLocode = (text: string): string => text.replace(/\s/g, '').toUpperCase();

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Why a text is no UN/LOCODE (UNECE Recommendation 16): a country and three of A-Z, 2-9. Null if it may be one. */
export function locodeProblem(text: string): string | null {
  const [, country] = /^([A-Z]{2})[A-Z2-9]{3}$/.exec(normaliseLocode(text)) ?? [];
  if (country === undefined)
    return 'A UN/LOCODE has two letters of the country and three more characters, such as INNSA.';
  return countries.of(country) === undefined ? 'No country has the first two letters of this code.' : null;
}

export const isLocode = (text: string): boolean => locodeProblem(text) === null;

/** Typed as a code is, in capitals: `Thane` and `Vasai` have its form too, and are no places in Thailand or the Vatican. */
export const isTypedAsLocode = (text: string): boolean => text === text.toUpperCase() && isLocode(text);

/** The places that the trade of India meets, by the names that they go by. */
export const knownPlaces = async () => (await import('./known-places.data')).knownPlaces;

/** `INMUN Mundra`: the code and the name of a line. */
const placeOfLine = (line: string) => [line.slice(0, 5), [line.slice(6)]] as const;

/** The same, and after them all other sea ports: what a form offers, the usual first. Too many to ride with every list. */
export async function offeredPlaces(): Promise<Readonly<Record<string, readonly [name: string, also?: string]>>> {
  const [known, { seaPorts }] = await Promise.all([knownPlaces(), import('./sea-ports.data')]);
  return { ...known, ...Object.fromEntries(seaPorts.trim().split('\n').map(placeOfLine)) };
}

/** The names that each code goes by, in small letters and with a blank before each word. */
const calledPlaces = async () =>
  Object.entries(await offeredPlaces()).map(([code, [name, also]]) => ({
    code,
    names: [name, ...(also?.split(',') ?? [])].map((called) => ` ${called.toLowerCase().replace(/[^\p{L}]+/gu, ' ')}`),
  }));

const longestBeginning = 3;

/** Beginnings of the words of a name, of up to three letters. */
const beginningsOf = (name: string): string[] =>
  name
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => Array.from({ length: longestBeginning }, (_, at) => word.slice(0, at + 1)));

/** Of some thousand places those alone are looked at that have a word which begins so: the search asks for every name that is typed. */
async function placesByBeginning() {
  const places = await calledPlaces();
  const byBeginning = new Map<string, (typeof places)[number][]>();
  for (const place of places) {
    for (const beginning of new Set(place.names.flatMap(beginningsOf))) {
      const beginSo = byBeginning.get(beginning) ?? [];
      beginSo.push(place);
      byBeginning.set(beginning, beginSo);
    }
  }
  return byBeginning;
}
let called: ReturnType<typeof placesByBeginning> | undefined;

/** The codes of the places of which a name has words that begin as each of these, in small letters; the usual places first. */
export async function locodesCalled(words: readonly string[]): Promise<readonly string[]> {
  called ??= placesByBeginning();
  const byBeginning = await called;
  const [fewest = []] = words
    .map((word) => byBeginning.get(word.slice(0, longestBeginning)) ?? [])
    .toSorted((one, other) => one.length - other.length);
  return fewest.flatMap(({ code, names }) =>
    names.some((name) => words.every((word) => name.includes(` ${word}`))) ? [code] : [],
  );
}

export const countryOfLocode = (text: string): string => normaliseLocode(text).slice(0, 2);

/** `Mundra`; the code itself where the place is not on our short list. */
export const placeName = (locode: string): string => places[normaliseLocode(locode)] ?? locode;
