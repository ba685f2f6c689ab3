import { useSave } from '@freightdesk/data-access-api';
import { partyImport, partyPaths } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';

/** Parties of another program, or of a spreadsheet. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={partyImport.definition}
      list={{ label: t('Parties'), to: partyPaths.list.href() }}
      preview={useSave(partyImport.preview)}
      commit={useSave(partyImport.commit)}
      onDone={() => void navigate(partyPaths.list.href())}
    />
  );
}
