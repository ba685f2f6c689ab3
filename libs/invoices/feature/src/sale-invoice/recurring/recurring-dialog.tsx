import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { lazy, Suspense } from 'react';

/** The form is fetched when it is opened first. */
const RecurringForm = lazy(() => import('./recurring-form').then((chunk) => ({ default: chunk.RecurringForm })));

/** Has an invoice made again. */
export function RecurringDialog(props: { invoice: SaleInvoice; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <RecurringForm {...props} />
    </Suspense>
  );
}
