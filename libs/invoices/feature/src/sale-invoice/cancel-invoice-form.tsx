import { cancelSaleInvoice } from '@freightdesk/invoices-contract';
import { cancelSaleInvoiceInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { CancelDocumentForm } from '../document/cancel-document-form';
import type { CancelInvoiceDialogProps } from './cancel-invoice-dialog';

/** Cancels an issued document, with the reason that stays on it. */
export function CancelInvoiceForm({ invoice, onClose }: CancelInvoiceDialogProps) {
  const { t } = useTranslation();
  return (
    <CancelDocumentForm
      document={invoice}
      endpoint={cancelSaleInvoice}
      schema={cancelSaleInvoiceInput}
      submitLabel={t('Cancel the invoice')}
      onClose={onClose}
    />
  );
}
