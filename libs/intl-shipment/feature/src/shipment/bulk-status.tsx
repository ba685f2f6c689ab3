import {
  shipmentJourney,
  type ShipmentRow,
  getShipment,
  updateShipmentStatus,
} from '@freightdesk/intl-shipment-contract';
import { updateSeveralShipmentsForm, updateShipmentStatusInput } from '@freightdesk/intl-shipment-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkFormProps } from '@freightdesk/shared-ui';
import { BulkStatusForm } from '@freightdesk/tracking-ui/forms';

export function BulkStatus(props: BulkFormProps<ShipmentRow>) {
  const { t } = useTranslation();
  return (
    <BulkStatusForm
      {...props}
      journey={shipmentJourney}
      read={getShipment}
      endpoint={updateShipmentStatus}
      schema={updateShipmentStatusInput}
      formSchema={updateSeveralShipmentsForm}
      knownOf={({ known, listed }) => ({ ...listed, ...known })}
      numberOf={({ jobcard }) => jobcard.number}
      placeHint={t('Port, airport or city')}
    />
  );
}
