import type { Gone } from '@freightdesk/shared-endpoint/schema';
import { refuseReferred, type Seen, type WriteContext } from '@freightdesk/shared-server-kit';
import type { DocumentKind, KeptDocument } from './document-kind';
import { holdDraft } from './hold-draft';

/** Deletes a draft: it has no number, so none is missing. Charges that it would have billed can be billed again. */
export async function deleteDraft<Terms, Composed, Document extends KeptDocument>(
  kind: DocumentKind<Terms, Composed, Document>,
  { id, version }: Seen,
  context: WriteContext,
): Promise<Gone> {
  const { tx } = context;
  const before = await holdDraft(kind, tx, { id, version, otherwise: 'posted' });
  await refuseReferred(kind.problems.draft_in_use, () => kind.remove(tx, id));
  await context.audit({ record: kind.record, recordId: id, action: 'delete', before });
  return { id };
}
