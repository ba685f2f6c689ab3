/** A piece of a text, and whether it is what was typed. */
export interface Piece {
  text: string;
  isLit: boolean;
}

const isKept = (character: string): boolean => /[0-9A-Za-z]/.test(character);

/** Where the typed number stands in the text, separators and case aside; null where it does not. */
function numberIn(text: string, typed: string): readonly [number, number] | null {
  const places = [...text].flatMap((character, at) => (isKept(character) ? [at] : []));
  const key = [...text].filter(isKept).join('').toLowerCase();
  const wanted = [...typed].filter(isKept).join('').toLowerCase();
  const at = wanted.length < 3 || !/\d/.test(wanted) ? -1 : key.lastIndexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  return at === -1 || first === undefined || last === undefined ? null : [first, last + 1];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^$(){}|[\]\\]/g, '\\$&');

/** A text in pieces, those lit by which it was found: the typed number whole, or each typed word. */
export function litPieces(text: string, typed: string): Piece[] {
  const number = numberIn(text, typed);
  if (number) {
    const [from, to] = number;
    return pieces([text.slice(0, from), text.slice(from, to), text.slice(to)]);
  }
  // Short pieces of a number stand everywhere.
  const shortest = /\d/.test(typed) ? 3 : 2;
  const words = typed.split(/\s+/u).filter((word) => word.length >= shortest);
  if (words.length === 0) return pieces([text]);
  return pieces(text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'giu')));
}

/** Every second one was typed. */
const pieces = (texts: readonly string[]): Piece[] =>
  texts.map((text, at) => ({ text, isLit: at % 2 === 1 })).filter(({ text }) => text !== '');
