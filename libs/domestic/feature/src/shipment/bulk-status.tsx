import {
  domesticJourney,
  type DomesticShipmentRow,
  factsOf,
  getDomesticShipment,
  updateDomesticShipmentStatus,
} from '@freightdesk/domestic-contract';
import { updateSeveralDocketsForm, updateDomesticShipmentStatusInput } from '@freightdesk/domestic-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkFormProps } from '@freightdesk/shared-ui';
import { BulkStatusForm } from '@freightdesk/tracking-ui/forms';

export function BulkStatus(props: BulkFormProps<DomesticShipmentRow>) {
  const { t } = useTranslation();
  return (
    <BulkStatusForm
      {...props}
      journey={domesticJourney}
      read={getDomesticShipment}
      endpoint={updateDomesticShipmentStatus}
      schema={updateDomesticShipmentStatusInput}
      formSchema={updateSeveralDocketsForm}
      knownOf={(shipment) => factsOf(shipment, {})}
      numberOf={({ docket }) => docket.number}
      placeHint={t('City or hub')}
    />
  );
}
