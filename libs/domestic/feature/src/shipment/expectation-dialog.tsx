import { type DomesticShipment, updateDomesticShipment } from '@freightdesk/domestic-contract';
import { domesticShipmentSchema } from '@freightdesk/domestic-contract/schema';
import { ExpectationDialog as TrackingDialog } from '@freightdesk/tracking-ui/forms';

export const ExpectationDialog = (props: { shipment: DomesticShipment; onClose: () => void }) => (
  <TrackingDialog
    {...props}
    number={props.shipment.docket.number}
    endpoint={updateDomesticShipment}
    recordSchema={domesticShipmentSchema}
  />
);
