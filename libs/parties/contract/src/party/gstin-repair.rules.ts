import { gstinProblem, normaliseGstin } from './gstin.rules';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Characters that are read for each other on paper and on screens. */
const lookAlikes = ['0ODQ', '1IL', '2Z', '5S', '6G', '8B'];

const replaceAt = (text: string, index: number, characters: string) =>
  text.slice(0, index) + characters + text.slice(index + characters.length);

const swaps = (text: string): string[] =>
  [...text].slice(1).map((character, index) => replaceAt(text, index, character + text.charAt(index)));

const lookAlikeSwaps = (text: string): string[] =>
  [...text].flatMap((character, index) =>
    lookAlikes
      .filter((group) => group.includes(character))
      .flatMap((group) => [...group].map((other) => replaceAt(text, index, other))),
  );

// The check character itself is left alone: writing the one that fits would bless any mistake before it.
const oneCharacter = (text: string): string[] =>
  [...text.slice(0, 14)].flatMap((_, index) => [...alphabet].map((other) => replaceAt(text, index, other)));

const passing = (candidates: readonly string[]) => [
  ...new Set(candidates.filter((candidate) => gstinProblem(candidate) === null)),
];

/**
 * The GSTIN that was probably meant: two neighbours swapped or a look-alike mistaken, else any one character. Offered only
 * if exactly one passes the check character; a guess among several would be a wrong tax number that looks right.
 */
export function repairGstin(text: string): string | null {
  const gstin = normaliseGstin(text);
  if (gstin.length !== 15 || gstinProblem(gstin) === null) return null;
  const likely = passing([...swaps(gstin), ...lookAlikeSwaps(gstin)]);
  const found = likely.length > 0 ? likely : passing(oneCharacter(gstin));
  return found.length === 1 ? (found[0] ?? null) : null;
}
