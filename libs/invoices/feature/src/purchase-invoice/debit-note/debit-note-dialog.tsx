import type { PurchaseInvoice } from '@freightdesk/invoices-contract';
import { lazy, Suspense } from 'react';

/** A form, and forms are fetched when one is opened first. */
const DebitNoteForm = lazy(() => import('./debit-note-form').then((chunk) => ({ default: chunk.DebitNoteForm })));

/** Takes something of a vendor's bill back. */
export function DebitNoteDialog(props: { bill: PurchaseInvoice; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <DebitNoteForm {...props} />
    </Suspense>
  );
}
