import { lazy, Suspense } from 'react';
import type { PartyPanelProps } from './party-panel';

/** Opened by a click in a list, so it is fetched then. */
const PartyPanel = lazy(() => import('./party-panel').then((chunk) => ({ default: chunk.PartyPanel })));

/** A party beside another column's list: who works there does not reach the parties' own page. */
export function PartyBeside(props: PartyPanelProps) {
  return (
    <Suspense fallback={null}>
      <PartyPanel {...props} />
    </Suspense>
  );
}
