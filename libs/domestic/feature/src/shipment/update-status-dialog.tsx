import {
  type DomesticShipment,
  domesticJourney,
  factsOf,
  updateDomesticShipmentStatus,
} from '@freightdesk/domestic-contract';
import { domesticShipmentSchema, updateDomesticShipmentStatusInput } from '@freightdesk/domestic-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { StatusDialog } from '@freightdesk/tracking-ui/forms';

export function UpdateStatusDialog(props: { shipment: DomesticShipment; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <StatusDialog
      {...props}
      journey={domesticJourney}
      number={props.shipment.docket.number}
      endpoint={updateDomesticShipmentStatus}
      schema={updateDomesticShipmentStatusInput}
      recordSchema={domesticShipmentSchema}
      knownOf={(shipment) => factsOf(shipment, {})}
      placeHint={t('City or hub')}
    />
  );
}
