import { useSave } from '@freightdesk/data-access-api';
import { openInvoiceImport, salePaths as paths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { ImportPage } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';

/** What is still owed by the books of before, from a file. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ImportPage
      kind={openInvoiceImport.definition}
      list={{ label: t('Sale invoices'), to: paths.list.href() }}
      preview={useSave(openInvoiceImport.preview)}
      commit={useSave(openInvoiceImport.commit)}
      onDone={() => void navigate(paths.list.href())}
    />
  );
}
