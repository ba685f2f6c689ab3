import { cancelPurchaseInvoice, type PurchaseInvoice, updatePurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CancelDocumentDialog } from '../../document/cancel-document-dialog';
import { usePaymentPage } from '../../document/use-payment-page';

/** What can be done with a bill in the books: what is outstanding of it is paid; while nothing is, it may be cancelled. */
export function BillActions({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updatePurchaseInvoice);
  const [isCancelling, setCancelling] = useState(false);
  const paymentPage = usePaymentPage('payment for bill')(bill);
  const mayCancel = mayWrite && bill.status === 'POSTED';
  return (
    <>
      {mayCancel && (
        <Button color="error" onClick={() => setCancelling(true)}>
          {t('Cancel the bill')}
        </Button>
      )}
      {paymentPage && (
        <Button variant="contained" component={Link} to={paymentPage}>
          {t('Pay')}
        </Button>
      )}
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
