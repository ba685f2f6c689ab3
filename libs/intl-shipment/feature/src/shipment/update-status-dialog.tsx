import { type Shipment, shipmentJourney, updateShipmentStatus } from '@freightdesk/intl-shipment-contract';
import { shipmentSchema, updateShipmentStatusInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusDialog } from '@freightdesk/tracking-ui/forms';

export function UpdateStatusDialog(props: { shipment: Shipment; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <StatusDialog
      {...props}
      journey={shipmentJourney}
      number={props.shipment.jobcard.number}
      endpoint={updateShipmentStatus}
      schema={updateShipmentStatusInput}
      recordSchema={shipmentSchema}
      knownOf={({ known, listed }) => ({ ...listed, ...known })}
      placeHint={t('Port, airport or city')}
    />
  );
}
