import { useSave } from '@freightdesk/data-access-api';
import { intlShipmentPaths as paths, rateSheetImport } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';

/** Tariffs as vendors send them. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={rateSheetImport.definition}
      list={{ label: t('Rate sheets'), to: paths.rateSheets.href() }}
      preview={useSave(rateSheetImport.preview)}
      commit={useSave(rateSheetImport.commit)}
      onDone={() => void navigate(paths.rateSheets.href())}
    />
  );
}
