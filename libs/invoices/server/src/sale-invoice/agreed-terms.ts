import { type AgreedTerm, type SaleInvoiceKind, saleInvoiceProblems, termUseOf } from '@freightdesk/invoices-contract';
import type { Tx } from '@freightdesk/shared-database';
import { refuseAt } from '../document/refuse-at';
import { defaultTerms, termsNamed } from './term.repository';

interface Asked {
  kind: SaleInvoiceKind;
  termIds?: readonly string[] | undefined;
}

/** The terms that a document bears, in the order in which they were chosen: those of every new one of its kind, unless said. */
export async function agreedTerms({ kind, termIds }: Asked, tx: Tx): Promise<AgreedTerm[]> {
  if (termIds === undefined) return defaultTerms(tx, termUseOf(kind));
  if (termIds.length === 0) return [];
  const byId = new Map((await termsNamed(tx, termIds)).map((term) => [term.id, term]));
  const unknown = termIds.flatMap((id, index) => (byId.has(id) ? [] : [`termIds.${index}`]));
  if (unknown.length > 0) refuseAt(saleInvoiceProblems.unknown_reference, ...unknown);
  return [...new Set(termIds)].flatMap((id) => byId.get(id) ?? []);
}
