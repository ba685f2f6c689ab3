import type { Party, PartyRole } from '@freightdesk/parties-contract';
import { lazy, Suspense } from 'react';

/** The form carries the form library and the schemas, so it is fetched when it is opened first. */
const PartyFormDialog = lazy(() => import('./party-form-dialog').then((chunk) => ({ default: chunk.PartyFormDialog })));

export interface PartyDialogProps {
  /** The party to change; left out, one is added. */
  party?: Party;
  /** What the new party starts with. */
  start?: { name?: string; roles?: PartyRole[] };
  onSaved?: (party: Party) => void;
  onClose: () => void;
}

/** Adds or changes a party, from wherever one is needed. */
export function PartyDialog(props: PartyDialogProps) {
  return (
    <Suspense fallback={null}>
      <PartyFormDialog {...props} />
    </Suspense>
  );
}
