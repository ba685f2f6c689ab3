import { useMay } from '@freightdesk/shared-session';
import { isCorrigible, type Journey, type Tracked, type TrackedEvent } from '@freightdesk/tracking-contract';
import { type ComponentType, Suspense, useState } from 'react';
import { ShipmentTimeline } from './shipment-timeline';

export interface ShipmentHistoryProps<Shipment extends Tracked> {
  shipment: Shipment;
  journey: Journey<Shipment>;
  /** Whoever moves it on corrects what was told. */
  update: Parameters<typeof useMay>[0];
  /** Opened by a click, so it is fetched then. */
  CorrectDialog: ComponentType<{ shipment: Shipment; event: TrackedEvent; onClose: () => void }>;
}

/** All that was recorded of a shipment, and what of it may be put right. */
export function ShipmentHistory<Shipment extends Tracked>(props: ShipmentHistoryProps<Shipment>) {
  const { shipment, journey, update, CorrectDialog } = props;
  const mayWrite = useMay(update);
  const [wrong, setWrong] = useState<TrackedEvent | null>(null);
  return (
    <>
      <ShipmentTimeline
        events={shipment.events}
        words={journey}
        mayCorrect={(event) => mayWrite && isCorrigible(journey, shipment, event)}
        onCorrect={setWrong}
      />
      <Suspense fallback={null}>
        {wrong && <CorrectDialog shipment={shipment} event={wrong} onClose={() => setWrong(null)} />}
      </Suspense>
    </>
  );
}
