import type { CancelDocumentInput } from '@freightdesk/invoices-contract';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { lazy, Suspense } from 'react';

/** The reason is a form, and forms are fetched when one is opened first. */
const CancelDocumentForm = lazy(() =>
  import('./cancel-document-form').then((chunk) => ({ default: chunk.CancelDocumentForm })),
);

export interface CancelDocumentProps {
  document: { id: string; version: number; number: string | null };
  endpoint: Endpoint<CancelDocumentInput, unknown>;
  submitLabel: string;
  onClose: () => void;
}

/** Takes a document out of the books, with the reason that stays on it. */
export function CancelDocumentDialog(props: CancelDocumentProps) {
  return (
    <Suspense fallback={null}>
      <CancelDocumentForm {...props} />
    </Suspense>
  );
}
