import { correctShipmentEvent, type Shipment, shipmentJourney } from '@freightdesk/intl-shipment-contract';
import { shipmentSchema } from '@freightdesk/intl-shipment-contract/schema';
import type { TrackedEvent } from '@freightdesk/tracking-contract';
import { CorrectEventDialog as TrackingDialog } from '@freightdesk/tracking-ui/forms';

export const CorrectEventDialog = (props: { shipment: Shipment; event: TrackedEvent; onClose: () => void }) => (
  <TrackingDialog
    {...props}
    journey={shipmentJourney}
    number={props.shipment.jobcard.number}
    endpoint={correctShipmentEvent}
    recordSchema={shipmentSchema}
  />
);
