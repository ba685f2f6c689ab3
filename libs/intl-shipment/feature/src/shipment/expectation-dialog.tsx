import { type Shipment, shipmentJourney, updateShipment } from '@freightdesk/intl-shipment-contract';
import { shipmentSchema, updateShipmentInput } from '@freightdesk/intl-shipment-contract/schema';
import { ExpectationDialog as TrackingDialog } from '@freightdesk/tracking-ui/forms';

export const ExpectationDialog = (props: { shipment: Shipment; onClose: () => void }) => (
  <TrackingDialog
    {...props}
    number={props.shipment.jobcard.number}
    journey={shipmentJourney}
    endpoint={updateShipment}
    schema={updateShipmentInput}
    recordSchema={shipmentSchema}
  />
);
