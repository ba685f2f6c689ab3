import { cancelSaleInvoice, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { cancelDocumentInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { CancelDocumentForm } from '../document/cancel-document-form';

export interface CancelInvoiceFormProps {
  invoice: Pick<SaleInvoiceRow, 'id' | 'version' | 'number'>;
  onClose: () => void;
}

/** Cancels an issued document, with the reason that stays on it. */
export function CancelInvoiceForm({ invoice, onClose }: CancelInvoiceFormProps) {
  const { t } = useTranslation();
  return (
    <CancelDocumentForm
      document={invoice}
      endpoint={cancelSaleInvoice}
      schema={cancelDocumentInput}
      submitLabel={t('Cancel the invoice')}
      onClose={onClose}
    />
  );
}
