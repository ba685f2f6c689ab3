import { useSave } from '@freightdesk/data-access-api';
import { openBillImport, purchasePaths as paths } from '@freightdesk/invoices-contract';
import { fiscalYearOf, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';

/** What is still owed by the books of before, from a file. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={openBillImport.definition}
      list={{ label: t('Purchase invoices'), to: paths.list.href() }}
      preview={useSave(openBillImport.preview)}
      commit={useSave(openBillImport.commit)}
      startDate={fiscalYearOf(systemClock.today()).from}
      onDone={() => void navigate(paths.list.href())}
    />
  );
}
