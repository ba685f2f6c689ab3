import { newId, together } from '@freightdesk/shared-database';
import type { WriteContext } from '@freightdesk/shared-server-kit';
import type { InvoicesPorts } from '../invoices-ports';
import { type DocumentKind, type KeptDocument, overrideReason, type Posted } from './document-kind';

interface Added<Terms> extends Omit<Posted, 'id'> {
  terms: Terms;
  /** It takes its number and is posted in the same transaction, or neither is there. */
  posts: boolean | undefined;
}

/** Adds a draft, or a document that is in the books at once. */
export async function addDocument<Terms, Composed, Document extends KeptDocument>(
  kind: DocumentKind<Terms, Composed, Document>,
  { terms, posts, ...reasons }: Added<Terms>,
  context: WriteContext,
  ports: InvoicesPorts,
): Promise<Document> {
  const { tx } = context;
  const composed = await kind.compose(terms, tx, ports);
  const id = newId();
  const [, added] = await together(
    kind.insert(context, id, composed),
    posts ? kind.post({ id, ...reasons }, composed, context, ports) : kind.find(tx, id),
  );
  const told = posts ? { action: kind.actions.post, reason: overrideReason(reasons) } : { action: 'add' };
  await context.audit({ record: kind.record, recordId: id, ...told, after: added });
  return added;
}
