import { together } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import { type DocumentKind, type KeptDocument, overrideReason, type Posted } from './document-kind';
import { holdDraft } from './hold-draft';

/**
 * Enters a draft in the books: composed anew with what is known by now, numbered and posted in one transaction. Whatever is
 * refused after the number was taken gives it back.
 */
export async function postDocument<Terms, Composed, Document extends KeptDocument>(
  kind: DocumentKind<Terms, Composed, Document>,
  { id, version, ...reasons }: Posted & { version: number },
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<Document> {
  const { tx } = context;
  const before = await holdDraft(kind, tx, { id, version, otherwise: 'already_posted' });
  const composed = await kind.compose(kind.termsOf(before), tx, ports);
  const [, after] = await together(
    kind.rewrite(context, id, composed),
    kind.post({ id, ...reasons }, composed, context, ports),
  );
  const reason = overrideReason(reasons);
  await context.audit({ record: kind.record, recordId: id, action: kind.actions.post, before, after, reason });
  return after;
}
