import { lazy, Suspense } from 'react';
import type { CancelDocumentProps } from './cancel-document-form';

/** The reason is a form, and forms are fetched when one is opened first. */
const CancelDocumentForm = lazy(() =>
  import('./cancel-document-form').then((chunk) => ({ default: chunk.CancelDocumentForm })),
);

/** Takes a document out of the books, with the reason that stays on it. */
export function CancelDocumentDialog(props: CancelDocumentProps) {
  return (
    <Suspense fallback={null}>
      <CancelDocumentForm {...props} />
    </Suspense>
  );
}
