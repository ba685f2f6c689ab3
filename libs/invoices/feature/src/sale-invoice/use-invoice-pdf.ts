import { takeFile } from '@freightdesk/data-access-api';
import { getSaleInvoicePdf, type SaleCopy } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { saveFile, useNotify } from '@freightdesk/shared-ui';

/** Hands a document to the browser as a PDF; one copy, or the one for the recipient. */
export function useInvoicePdf(): (id: string, copy?: SaleCopy) => Promise<void> {
  const { t } = useTranslation();
  const notify = useNotify();
  return (id, copy) =>
    takeFile(getSaleInvoicePdf, { id, copy }, 'invoice.pdf')
      .then(saveFile)
      .catch(() => notify(t('The PDF could not be made. Please try again.'), 'error'));
}
