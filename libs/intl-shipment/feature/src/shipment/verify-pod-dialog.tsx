import { type Shipment, verifyPod } from '@freightdesk/intl-shipment-contract';
import { shipmentSchema } from '@freightdesk/intl-shipment-contract/schema';
import { VerifyPodDialog as TrackingDialog } from '@freightdesk/tracking-ui/forms';

export const VerifyPodDialog = (props: { shipment: Shipment; onClose: () => void }) => (
  <TrackingDialog
    {...props}
    number={props.shipment.jobcard.number}
    endpoint={verifyPod}
    recordSchema={shipmentSchema}
  />
);
