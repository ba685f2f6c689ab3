/** A word, a number or a sign of an enquiry, and where it stands in it. */
export interface Token {
  text: string;
  /** In small letters. */
  word: string;
  from: number;
  to: number;
  /** The line it stands in, counted from 0. */
  line: number;
}

/** More of a message is not read: nobody writes what he wants so far down. */
export const longestEnquiry = 10_000;

/** Each character is looked at once: whatever is pasted, reading takes as long as it is long. */
const piece = /\n|[A-Za-z]+|\d+(?:[.,]\d+)*|[^\sA-Za-z\d]/g;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 0;
  for (const found of text.slice(0, longestEnquiry).matchAll(piece)) {
    const [written] = found;
    if (written === '\n') line += 1;
    else
      tokens.push({
        text: written,
        word: written.toLowerCase(),
        from: found.index,
        to: found.index + written.length,
        line,
      });
  }
  return tokens;
}

const plain = /^\d+(?:\.\d+)?$/;
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** `1,250.5` and `1,25,000` are read as they are meant here; null where a word is no number. */
export function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (plain.test(word)) return Number(word);
  return grouped.test(word) ? Number(word.replace(/,/g, '')) : null;
}

/** A figure as the lead keeps it: three places at most, without zeros at its end. */
export const figureText = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The word at a place; none before the first and behind the last. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

export const isOneLine = (tokens: readonly Token[], at: number, other: number): boolean =>
  tokens[at]?.line === tokens[other]?.line;

/** The characters from a token up to another, which is no part of them. */
export const spanOf = (tokens: readonly Token[], first: number, last: number): { from: number; to: number } => ({
  from: tokens[first]?.from ?? 0,
  to: tokens[last - 1]?.to ?? 0,
});
