import { lazy, Suspense } from 'react';
import type { CreditNoteFormProps } from './credit-note-form';

/** A form, and forms are fetched when one is opened first. */
const CreditNoteForm = lazy(() => import('./credit-note-form').then((chunk) => ({ default: chunk.CreditNoteForm })));

/** Corrects an issued document by a credit note. */
export function CreditNoteDialog(props: CreditNoteFormProps) {
  return (
    <Suspense fallback={null}>
      <CreditNoteForm {...props} />
    </Suspense>
  );
}
