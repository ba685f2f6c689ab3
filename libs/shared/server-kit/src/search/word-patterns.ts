/** A word as `like` finds it anywhere in a text. */
export const patternOf = (word: string): string => `%${word.normalize('NFKC').replace(/[\\%_]/g, '\\$&')}%`;

const part = 3;
const longWord = 7;
const longerWord = 10;

/** Of a long word of plain letters three from each end, and of a longer one three from its middle. */
function partsOf(word: string): string[] {
  if (!/^[A-Za-z]+$/.test(word) || word.length < longWord) return [];
  const middle = Math.floor((word.length - part) / 2);
  const places = word.length < longerWord ? [0, word.length - part] : [0, middle, word.length - part];
  return places.map((place) => word.slice(place, place + part));
}

/**
 * What an index of letters is entered by for a word, which then has to be held against what that finds: each three letters in a row are
 * looked up, and what has those of a few places has nearly always the others too. A number is entered by the figures that it ends in, for
 * what it begins with is in every other.
 */
export function entryPatternOf(word: string): string {
  const figures = /(?<![0-9])[0-9]{4,}$/.exec(word)?.[0];
  const parts = partsOf(word);
  return parts.length > 0 ? `%${parts.join('%')}%` : patternOf(figures ?? word);
}
