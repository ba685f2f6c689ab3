import type { Words } from '@freightdesk/shared-sentence';

/** What the fourth letter of a PAN says about its holder (Income-tax Rules 1962, rule 114). */
const holders = {
  A: 'Association of persons',
  B: 'Body of individuals',
  C: 'Company',
  F: 'Firm or LLP',
  G: 'Government',
  H: 'Hindu undivided family',
  J: 'Artificial juridical person',
  L: 'Local authority',
  P: 'Individual',
  T: 'Trust',
} as const;

export type PanHolder = keyof typeof holders;

const isHolder = (letter: string): letter is PanHolder => Object.hasOwn(holders, letter);

export const normalisePan = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Why a text is not a PAN (`AAAPA9999A`, rule 114), or null. Typing is forgiven: spaces, dashes and lower case. */
export function panProblem(text: string): Words | null {
  const pan = normalisePan(text);
  if (pan.length !== 10)
    return { message: 'A PAN has 10 characters; this has {{length}}.', values: { length: pan.length } };
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(pan)) return 'A PAN is five letters, four digits and a letter, such as AAAPA9999A.';
  if (!isHolder(pan.charAt(3))) {
    const values = { letter: pan.charAt(3) };
    return { message: 'The fourth letter of a PAN says who holds it; {{letter}} is not one of them.', values };
  }
  if (pan.slice(5, 9) === '0000') return 'The four digits of a PAN start at 0001.';
  return null;
}

/** Who holds the PAN, by its fourth letter; null for what is no PAN. Individuals and HUFs bear lower TDS on contracts. */
export function panHolder(text: string): PanHolder | null {
  const letter = normalisePan(text).charAt(3);
  return panProblem(text) === null && isHolder(letter) ? letter : null;
}

export const panHolderName = (holder: PanHolder): string => holders[holder];

/** Why a text is not a TAN (`AAAA99999A`, Income-tax Act s.203A), or null. */
export const tanProblem = (text: string): string | null =>
  /^[A-Z]{4}\d{5}[A-Z]$/.test(normalisePan(text))
    ? null
    : 'A TAN is four letters, five digits and a letter, such as MUMA12345B.';
