import { type DomesticShipment, uploadDomesticPod } from '@freightdesk/domestic-contract';
import { domesticShipmentSchema } from '@freightdesk/domestic-contract/schema';
import { PodDialog as TrackingDialog } from '@freightdesk/tracking-ui/forms';

export const PodDialog = (props: { shipment: DomesticShipment; onClose: () => void }) => (
  <TrackingDialog
    {...props}
    number={props.shipment.docket.number}
    endpoint={uploadDomesticPod}
    recordSchema={domesticShipmentSchema}
  />
);
