import { lazy, Suspense } from 'react';
import type { CancelInvoiceFormProps } from './cancel-invoice-form';

/** The reason is a form, and forms are fetched when one is opened first. */
const CancelInvoiceForm = lazy(() =>
  import('./cancel-invoice-form').then((chunk) => ({ default: chunk.CancelInvoiceForm })),
);

export function CancelInvoiceDialog(props: CancelInvoiceFormProps) {
  return (
    <Suspense fallback={null}>
      <CancelInvoiceForm {...props} />
    </Suspense>
  );
}
