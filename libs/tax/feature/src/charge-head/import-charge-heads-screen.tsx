import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { chargeHeadImport, taxPaths } from '@freightdesk/tax-contract';
import { useNavigate } from 'react-router-dom';

/** Charge heads of another program. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={chargeHeadImport.definition}
      list={{ label: t('Charge heads'), to: taxPaths.chargeHeads.href() }}
      preview={useSave(chargeHeadImport.preview)}
      commit={useSave(chargeHeadImport.commit)}
      onDone={() => void navigate(taxPaths.chargeHeads.href())}
    />
  );
}
