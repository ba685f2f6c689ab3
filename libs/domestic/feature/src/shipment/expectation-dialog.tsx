import { type DomesticShipment, domesticJourney, updateDomesticShipment } from '@freightdesk/domestic-contract';
import { domesticShipmentSchema, updateDomesticShipmentInput } from '@freightdesk/domestic-contract/schema';
import { ExpectationDialog as TrackingDialog } from '@freightdesk/tracking-ui/forms';

export const ExpectationDialog = (props: { shipment: DomesticShipment; onClose: () => void }) => (
  <TrackingDialog
    {...props}
    number={props.shipment.docket.number}
    journey={domesticJourney}
    endpoint={updateDomesticShipment}
    schema={updateDomesticShipmentInput}
    recordSchema={domesticShipmentSchema}
  />
);
