import { lazy, Suspense } from 'react';
import type { PartyFormDialogProps } from './party-form-dialog';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const PartyFormDialog = lazy(() => import('./party-form-dialog').then((chunk) => ({ default: chunk.PartyFormDialog })));

/** Adds or changes a party, from wherever one is needed. */
export function PartyDialog(props: PartyFormDialogProps) {
  return (
    <Suspense fallback={null}>
      <PartyFormDialog {...props} />
    </Suspense>
  );
}
