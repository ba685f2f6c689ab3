import { type CancelDocumentInput, saleInvoiceProblems } from '@freightdesk/invoices-contract';
import { reverseVoucher } from '@freightdesk/ledger-server';
import { changeRecord, refuse, type WriteContext } from '@freightdesk/shared-server-kit';
import type { DocumentKind, KeptDocument } from './document-kind';
import { takeBackLevelled } from './level-corrected';

/** Reverses a document on its own date, so that its month reads as if it had never been; its number stays. */
export function cancelDocument<Terms, Composed, Document extends KeptDocument>(
  kind: DocumentKind<Terms, Composed, Document>,
  { id, version, reason }: CancelDocumentInput,
  context: WriteContext,
): Promise<Document> {
  return changeRecord(kind, { id, version, action: 'cancel', reason }, context, async (before) => {
    if (before.status === 'DRAFT') refuse(kind.problems.not_posted);
    if (before.status === 'CANCELLED') refuse(kind.problems.cancelled);
    refuseWithNotes(before);
    if (before.outstandingMinor !== kind.owedMinor(before)) refuse(kind.problems.allocated);

    const takeBack = async (): Promise<void> => {
      const voucherId = await kind.voucherOf(context.tx, before);
      if (voucherId) {
        const narration = `${before.number} is cancelled: ${reason}`;
        await reverseVoucher(context, { voucherId, date: before.date, narration });
      }
      await kind.cancel(context, before, { status: 'CANCELLED', cancelReason: reason });
    };
    await takeBackLevelled(kind, before, { context, takeBack });
  });
}

/** A note would correct what never was, and an invoice would be of a proforma that was taken back: they go first. */
function refuseWithNotes({ kind, correctedBy = [] }: KeptDocument): void {
  const [made] = correctedBy.filter(({ status }) => status !== 'CANCELLED');
  if (kind === 'PROFORMA' && made)
    refuse(saleInvoiceProblems.proforma_turned, { members: { invoice: { id: made.id, number: made.number } } });
  const notes = correctedBy
    .filter(({ status }) => status !== 'CANCELLED' && status !== 'DRAFT')
    .map(({ number }) => number ?? '–');
  if (notes.length === 0) return;
  refuse(saleInvoiceProblems.has_notes, {
    message: 'Against this document {{notes}} stands, so it cannot be cancelled. Cancel the note first.',
    values: { notes: notes.join(', ') },
  });
}
