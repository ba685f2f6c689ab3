import { correctDomesticEvent, domesticJourney, type DomesticShipment } from '@freightdesk/domestic-contract';
import { domesticShipmentSchema } from '@freightdesk/domestic-contract/schema';
import type { TrackedEvent } from '@freightdesk/tracking-contract';
import { CorrectEventDialog as TrackingDialog } from '@freightdesk/tracking-ui/forms';

export const CorrectEventDialog = (props: { shipment: DomesticShipment; event: TrackedEvent; onClose: () => void }) => (
  <TrackingDialog
    {...props}
    journey={domesticJourney}
    number={props.shipment.docket.number}
    endpoint={correctDomesticEvent}
    recordSchema={domesticShipmentSchema}
  />
);
