import { useSave } from '@freightdesk/data-access-api';
import { ledgerPaths as paths, openingImport } from '@freightdesk/ledger-contract';
import { fiscalYearOf, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';

/** What stood in the books of before, from a file. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={openingImport.definition}
      list={{ label: t('Journals'), to: paths.journals.href() }}
      preview={useSave(openingImport.preview)}
      commit={useSave(openingImport.commit)}
      startDate={fiscalYearOf(systemClock.today()).from}
      onDone={() => void navigate(paths.journals.href())}
    />
  );
}
