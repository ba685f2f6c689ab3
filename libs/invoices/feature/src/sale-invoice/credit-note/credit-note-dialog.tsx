import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { lazy, Suspense } from 'react';

/** A form, and forms are fetched when one is opened first. */
const CreditNoteForm = lazy(() => import('./credit-note-form').then((chunk) => ({ default: chunk.CreditNoteForm })));

/** Corrects an issued document by a credit note. */
export function CreditNoteDialog(props: { invoice: SaleInvoice; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <CreditNoteForm {...props} />
    </Suspense>
  );
}
