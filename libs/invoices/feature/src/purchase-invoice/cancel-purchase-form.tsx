import { cancelPurchaseInvoice } from '@freightdesk/invoices-contract';
import { cancelDocumentInput } from '@freightdesk/invoices-contract/schema';
import { useTranslation } from '@freightdesk/shared-i18n';
import { CancelDocumentForm, type CancelDocumentProps } from '../document/cancel-document-form';

/** Cancels a posted bill, with the reason that stays on it. */
export function CancelPurchaseForm(props: CancelDocumentProps) {
  const { t } = useTranslation();
  return (
    <CancelDocumentForm
      {...props}
      endpoint={cancelPurchaseInvoice}
      schema={cancelDocumentInput}
      submitLabel={t('Cancel the bill')}
    />
  );
}
