import { lazy, Suspense } from 'react';
import type { CancelDocumentProps } from '../document/cancel-document-form';

/** The reason is a form, and forms are fetched when one is opened first. */
const CancelPurchaseForm = lazy(() =>
  import('./cancel-purchase-form').then((chunk) => ({ default: chunk.CancelPurchaseForm })),
);

export function CancelPurchaseDialog(props: CancelDocumentProps) {
  return (
    <Suspense fallback={null}>
      <CancelPurchaseForm {...props} />
    </Suspense>
  );
}
