import { allowedDocketMoves, type Docket, moveDocket } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { type Move, MovesCard } from '@freightdesk/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { bookingWaits } from './booking-waits';
import { useBookDocket } from './use-book-docket';

const CancelDocketDialog = lazy(() =>
  import('./cancel-docket-dialog').then((chunk) => ({ default: chunk.CancelDocketDialog })),
);

/** Booking, which says all that it waits for, and giving up. Every other step is the shipment's. */
export function DocketMoves({ docket, isDirty }: { docket: Docket; isDirty: boolean }) {
  const { t } = useTranslation();
  const mayWrite = useMay(moveDocket);
  const book = useBookDocket();
  const [isCancelling, setCancelling] = useState(false);
  const moves = allowedDocketMoves(docket.status);
  if (!mayWrite || moves.length === 0) return null;
  const booking: Move = { label: t('Book'), waits: bookingWaits(docket, t), onSelect: () => void book(docket) };
  const cancelling = { label: t('Cancel the docket'), danger: true, waits: [], onSelect: () => setCancelling(true) };
  return (
    <MovesCard isDirty={isDirty} moves={moves.includes('BOOKED') ? [booking, cancelling] : [cancelling]}>
      <Suspense fallback={null}>
        {isCancelling && <CancelDocketDialog docket={docket} onClose={() => setCancelling(false)} />}
      </Suspense>
    </MovesCard>
  );
}
