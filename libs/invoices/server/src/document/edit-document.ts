import { together } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import type { DocumentKind, KeptDocument } from './document-kind';
import { holdDraft } from './hold-draft';

/** Writes a draft anew. What is in the books stays as it is. */
export async function editDocument<Terms, Composed, Document extends KeptDocument>(
  kind: DocumentKind<Terms, Composed, Document>,
  { id, version, terms }: { id: string; version: number; terms: Terms },
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<Document> {
  const { tx } = context;
  const before = await holdDraft(kind, tx, { id, version, otherwise: 'posted' });
  const composed = await kind.compose(terms, tx, ports);
  const [, after] = await together(kind.rewrite(context, id, composed), kind.find(tx, id));
  await context.audit({ record: kind.record, recordId: id, action: kind.actions.change, before, after });
  return after;
}
