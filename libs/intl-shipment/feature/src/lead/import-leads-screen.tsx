import { useSave } from '@freightdesk/data-access-api';
import { intlShipmentPaths as paths, leadImport } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';

/** Leads of a fair's list, or of another program. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={leadImport.definition}
      list={{ label: t('Leads'), to: paths.leads.href() }}
      preview={useSave(leadImport.preview)}
      commit={useSave(leadImport.commit)}
      onDone={() => void navigate(paths.leads.href())}
    />
  );
}
