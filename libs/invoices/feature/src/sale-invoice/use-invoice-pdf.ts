import { takeFile } from '@freightdesk/data-access-api';
import { getSaleInvoicePdf, type SaleInvoicePdfQuery } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { saveFile, useNotify } from '@freightdesk/shared-ui';

/** Hands a document to the browser as a PDF; the copy for the recipient where nothing else is asked. */
export function useInvoicePdf(): (asked: SaleInvoicePdfQuery) => Promise<void> {
  const { t } = useTranslation();
  const notify = useNotify();
  return (asked) =>
    takeFile(getSaleInvoicePdf, asked, 'invoice.pdf')
      .then(saveFile)
      .catch(() => notify(t('The PDF could not be made. Please try again.'), 'error'));
}
