import type { Option } from './option';

/** How an option fits what was typed, best first. */
export const fits = { exactly: 0, starts: 1, wordStarts: 2, holds: 3, slip: 4, not: 5 } as const;

/** One letter more or less says nothing of a word as short as this. */
const shortestSlip = 4;

/** Without accents, case and what only divides: `Nhava-Sheva` and `nhava sheva` are one. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** As people write a code or a name by hand: `40 HC`, `40-hc` and `40HC` are one. */
export const closeText = (text: string): string => plainText(text).replace(/ /g, '');

/** The option that a text from elsewhere names: by its code, its name or another name of it. Never one that is only like it. */
export function optionNamed<Named extends Option>(options: readonly Named[], text: string): Named | undefined {
  const wanted = closeText(text);
  if (wanted === '') return undefined;
  const isNamed = ({ id, label, detail = '', also = '' }: Option) =>
    [id, label, detail, ...also.split(',')].some((name) => closeText(name) === wanted);
  return options.find(({ id }) => id === text.trim()) ?? options.find(isNamed);
}

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Whether `text` begins with what was typed, but for one letter that is wrong, missing, too much or changed places. */
function beginsBut(text: string, typed: string): boolean {
  const at = firstDifference(typed, text);
  const rest = (from: number, typedFrom: number) => text.slice(from).startsWith(typed.slice(typedFrom));
  const areSwapped = typed[at] === text[at + 1] && typed[at + 1] === text[at];
  return rest(at + 1, at + 1) || rest(at + 1, at) || rest(at, at + 1) || (areSwapped && rest(at + 2, at + 2));
}

const wordStarts = (text: string): number[] => [0, ...[...text.matchAll(/ /g)].map(({ index }) => index + 1)];

/** Whether a word of the text begins with what was typed, but for one letter. */
export const isSlipOf = (text: string, typed: string): boolean =>
  typed.length >= shortestSlip && wordStarts(text).some((start) => beginsBut(text.slice(start), typed));

function textFit(text: string, typed: string): number {
  if (text === typed) return fits.exactly;
  if (text.startsWith(typed)) return fits.starts;
  if (text.includes(` ${typed}`)) return fits.wordStarts;
  if (text.includes(typed)) return fits.holds;
  return isSlipOf(text, typed) ? fits.slip : fits.not;
}

/** How well an option fits: by its name, by what tells it apart, or by another name of it. */
export function fitOf({ label, detail = '', also = '' }: Option, typed: string): number {
  const wanted = plainText(typed);
  const names = [label, detail, `${label} ${detail}`, ...also.split(',')].map(plainText);
  return Math.min(...names.map((name) => textFit(name, wanted)));
}

/** What fits, the likeliest first; what was chosen lately before others that fit as well. */
export function likeliest(options: readonly Option[], typed: string, recent: readonly Option[] = []): Option[] {
  const placeOf = ({ id }: Option) => {
    const place = recent.findIndex((option) => option.id === id);
    return place < 0 ? recent.length : place;
  };
  return options
    .map((option) => ({ option, fit: fitOf(option, typed), place: placeOf(option) }))
    .toSorted((one, other) => one.fit - other.fit || one.place - other.place)
    .map(({ option }) => option);
}

const mostShown = 50;

/** Of a list that is known as a whole: those that fit. A slip is looked for only where nothing is right. */
export function optionsLike(options: readonly Option[], typed: string): readonly Option[] {
  if (plainText(typed) === '') return options.slice(0, mostShown);
  const fitting = options.map((option) => ({ option, fit: fitOf(option, typed) })).filter(({ fit }) => fit < fits.not);
  const right = fitting.filter(({ fit }) => fit < fits.slip);
  return likeliest(
    (right.length > 0 ? right : fitting).map(({ option }) => option),
    typed,
  ).slice(0, mostShown);
}

/**
 * Where one letter is wrong, one half of what was typed is right: what the server finds for either half and is only one letter
 * away from the whole is what was meant. Short texts have no halves worth asking for.
 */
export function halvesOf(typed: string): string[] {
  const text = typed.trim();
  const middle = Math.ceil(text.length / 2);
  return text.length < 6 ? [] : [text.slice(0, middle).trim(), text.slice(middle).trim()];
}
