import type { SaleInvoice } from '@freightdesk/invoices-contract';
import { lazy, Suspense } from 'react';

/** The form is fetched when it is opened first. */
const FollowUpForm = lazy(() => import('./follow-up-form').then((chunk) => ({ default: chunk.FollowUpForm })));

/** Keeps what a customer said of what he owes. */
export function FollowUpDialog(props: { invoice: SaleInvoice; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <FollowUpForm {...props} />
    </Suspense>
  );
}
