import type { TermUse } from './term.kinds';

interface TitledTerm {
  title: string;
  appliesTo: readonly TermUse[];
  active: boolean;
}

/** Capitals and blanks make no other title. */
const titleKey = (title: string): string => title.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Whether two terms in use would be offered by one title on a document of some kind, where nobody could tell one from the other. One that is
 * out of use is offered nowhere.
 */
export const isSameTerm = (one: TitledTerm, other: TitledTerm): boolean =>
  one.active &&
  other.active &&
  titleKey(one.title) === titleKey(other.title) &&
  one.appliesTo.some((use) => other.appliesTo.includes(use));
