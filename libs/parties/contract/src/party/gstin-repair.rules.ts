import { capitals, digits, likelySlips, oneCharacterSlips } from '@freightdesk/shared-endpoint';
import { gstinProblem, normaliseGstin } from './gstin.rules';

// The check character itself is left alone: writing the one that fits would bless any mistake before it.
const oneCharacter = (gstin: string): string[] =>
  oneCharacterSlips(gstin.slice(0, 14), digits + capitals).map((first14) => first14 + gstin.slice(14));

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
  const likely = passing(likelySlips(gstin));
  const found = likely.length > 0 ? likely : passing(oneCharacter(gstin));
  return found.length === 1 ? (found[0] ?? null) : null;
}
