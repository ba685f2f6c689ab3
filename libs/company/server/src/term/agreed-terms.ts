import type { TermUse } from '@freightdesk/company-contract';
import type { Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse } from '@freightdesk/shared-server-kit';
import { type AgreedTerm, defaultTerms, termsNamed } from './agreed-term.repository';

interface Asked {
  use: TermUse;
  termIds?: readonly string[] | undefined;
}

/** The terms that a document bears, in the order in which they were chosen: those of every new one of its kind, unless said. */
export async function agreedTerms(tx: Tx, { use, termIds }: Asked): Promise<AgreedTerm[]> {
  if (termIds === undefined) return defaultTerms(tx, use);
  if (termIds.length === 0) return [];
  const byId = new Map((await termsNamed(tx, termIds)).map((term) => [term.id, term]));
  const errors = termIds.flatMap((id, index) =>
    byId.has(id) ? [] : [{ field: `termIds.${index}`, code: 'unknown', message: 'This does not exist.' }],
  );
  if (errors.length > 0) refuse(commonProblems.invalid, { errors });
  return [...new Set(termIds)].flatMap((id) => byId.get(id) ?? []);
}
