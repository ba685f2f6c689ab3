import { together, type Tx } from '@freightdesk/shared-database';
import { refuse, requireVersion, type Seen } from '@freightdesk/shared-server-kit';
import type { DocumentKind, KeptDocument } from './document-kind';

/** A draft, held till commit. `otherwise` is what to say where it is one no more: the words differ for changing and posting. */
export async function holdDraft<Document extends KeptDocument>(
  { lock, find, problems }: Pick<DocumentKind<never, never, Document>, 'find' | 'lock' | 'problems'>,
  tx: Tx,
  { id, version, otherwise }: Seen & { otherwise: 'posted' | 'already_posted' },
): Promise<Document> {
  const [, document] = await together(lock?.(tx, id) ?? Promise.resolve(), find(tx, id));
  // Before the version: whoever changes a document in the books is told that it stands there, not that it changed.
  if (document.status === 'CANCELLED') refuse(problems.cancelled);
  if (document.status !== 'DRAFT') refuse(problems[otherwise]);
  requireVersion(document, version);
  return document;
}
