import { cancelPurchaseInvoice, type PurchaseInvoice, updatePurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CancelDocumentDialog } from '../../document/cancel-document-dialog';

/** What can be done with a bill in the books: only one on which nothing is paid can be cancelled. */
export function BillActions({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updatePurchaseInvoice);
  const [isCancelling, setCancelling] = useState(false);
  if (!mayWrite || bill.status !== 'POSTED') return null;
  return (
    <>
      <Button color="error" onClick={() => setCancelling(true)}>
        {t('Cancel the bill')}
      </Button>
      {isCancelling && (
        <CancelDocumentDialog
          document={bill}
          endpoint={cancelPurchaseInvoice}
          submitLabel={t('Cancel the bill')}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
