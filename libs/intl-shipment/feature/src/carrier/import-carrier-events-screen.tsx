import { useSave } from '@freightdesk/data-access-api';
import { carrierEventImport, intlShipmentPaths as paths } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';

/** What a carrier's file says of shipments. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={carrierEventImport.definition}
      list={{ label: t('Shipment tracking'), to: paths.shipments.href() }}
      preview={useSave(carrierEventImport.preview)}
      commit={useSave(carrierEventImport.commit)}
      onDone={() => void navigate(paths.shipments.href())}
    />
  );
}
