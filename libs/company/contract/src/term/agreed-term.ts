import type { TermUse } from './term.kinds';
import type { Term } from './term.schema';

/** As a document keeps it: the text it had, whatever becomes of the term. */
export type AgreedTerm = Pick<Term, 'id' | 'title' | 'text'>;

/** Which terms a document of a kind is to bear: those that were chosen, or those of every new one. */
export interface AskedTerms {
  use: TermUse;
  termIds?: readonly string[] | undefined;
  /** Refuses, as the document's own column does, the fields that name no term. */
  refuseUnknown: (...fields: readonly string[]) => never;
}
