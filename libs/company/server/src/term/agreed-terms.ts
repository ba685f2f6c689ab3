import type { AgreedTerm, AskedTerms } from '@freightdesk/company-contract';
import type { Tx } from '@freightdesk/shared-database';
import { defaultTerms, termsNamed } from './agreed-term.repository';

/** The terms that a document bears, in the order in which they were chosen: those of every new one of its kind, unless said. */
export async function agreedTerms(tx: Tx, { use, termIds, refuseUnknown }: AskedTerms): Promise<AgreedTerm[]> {
  if (termIds === undefined) return defaultTerms(tx, use);
  if (termIds.length === 0) return [];
  const byId = new Map((await termsNamed(tx, termIds)).map((term) => [term.id, term]));
  const unknown = termIds.flatMap((id, index) => (byId.has(id) ? [] : [`termIds.${index}`]));
  if (unknown.length > 0) refuseUnknown(...unknown);
  return [...new Set(termIds)].flatMap((id) => byId.get(id) ?? []);
}
