import type { SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { lazy, Suspense } from 'react';

/** The reason is a form, and forms are fetched when one is opened first. */
const CancelInvoiceForm = lazy(() =>
  import('./cancel-invoice-form').then((chunk) => ({ default: chunk.CancelInvoiceForm })),
);

export interface CancelInvoiceDialogProps {
  invoice: Pick<SaleInvoiceRow, 'id' | 'version' | 'number'>;
  onClose: () => void;
}

export function CancelInvoiceDialog(props: CancelInvoiceDialogProps) {
  return (
    <Suspense fallback={null}>
      <CancelInvoiceForm {...props} />
    </Suspense>
  );
}
