import type { Db, Tx } from '@freightdesk/shared-database';
import { commonProblems } from '@freightdesk/shared-endpoint';
import { refuse, requireVersion } from '@freightdesk/shared-server-kit';
import type { DocumentKind, KeptDocument } from './document-kind';

interface Seen {
  id: string;
  version: number;
}

type Kept<Document extends KeptDocument> = Pick<DocumentKind<never, never, Document>, 'find' | 'lock' | 'problems'>;

export async function findOrRefuse<Document extends KeptDocument>(
  { find, problems }: Pick<Kept<Document>, 'find' | 'problems'>,
  db: Db,
  id: string,
): Promise<Document> {
  return (await find(db, id)) ?? refuse(commonProblems.not_found, { message: problems.not_found.message });
}

/** The document as the person saw it, held till commit. */
export async function holdDocument<Document extends KeptDocument>(
  kind: Kept<Document>,
  tx: Tx,
  { id, version }: Seen,
): Promise<Document> {
  await kind.lock(tx, id);
  const document = await findOrRefuse(kind, tx, id);
  requireVersion(document, version);
  return document;
}

/** A draft, held till commit. `otherwise` is what to say where it is one no more: the words differ for changing and posting. */
export async function holdDraft<Document extends KeptDocument>(
  kind: Kept<Document>,
  tx: Tx,
  { id, version, otherwise }: Seen & { otherwise: 'posted' | 'already_posted' },
): Promise<Document> {
  await kind.lock(tx, id);
  const document = await findOrRefuse(kind, tx, id);
  // Before the version: whoever changes a document in the books is told that it stands there, not that it changed.
  if (document.status === 'CANCELLED') refuse(kind.problems.cancelled);
  if (document.status !== 'DRAFT') refuse(kind.problems[otherwise]);
  requireVersion(document, version);
  return document;
}
