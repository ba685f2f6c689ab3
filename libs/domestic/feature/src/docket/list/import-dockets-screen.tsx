import { useSave } from '@freightdesk/data-access-api';
import { docketImport, domesticPaths as paths } from '@freightdesk/domestic-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';

/** Dockets of a customer's despatch sheet, or of another program. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={docketImport.definition}
      list={{ label: t('Dockets'), to: paths.dockets.href() }}
      preview={useSave(docketImport.preview)}
      commit={useSave(docketImport.commit)}
      onDone={() => void navigate(paths.dockets.href())}
    />
  );
}
