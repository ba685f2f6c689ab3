import { type Shipment, uploadPod } from '@freightdesk/intl-shipment-contract';
import { shipmentSchema } from '@freightdesk/intl-shipment-contract/schema';
import { PodDialog as TrackingDialog } from '@freightdesk/tracking-ui/forms';

export const PodDialog = (props: { shipment: Shipment; onClose: () => void }) => (
  <TrackingDialog
    {...props}
    number={props.shipment.jobcard.number}
    endpoint={uploadPod}
    recordSchema={shipmentSchema}
  />
);
