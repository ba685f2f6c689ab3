import {
  cancelSaleInvoice,
  customInvoiceAccess,
  editSaleInvoice,
  type SaleInvoice,
  salePaths,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan, useMay } from '@freightdesk/shared-session';
import { PrintButton } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CancelDocumentDialog } from '../../document/cancel-document-dialog';
import { whyNotCancelled } from '../../document/document-moves';
import { usePaymentPage } from '../../document/use-payment-page';
import { CreditNoteDialog } from '../credit-note/credit-note-dialog';
import { isCreditable, isDebitable } from '../credit-note/is-creditable';
import { useNoteOpened } from '../../note/use-note-opened';
import { ConvertButton } from './convert-button';
import { useIssueInvoice } from '../use-issue-invoice';
import { InvoicePdfButton } from './invoice-pdf-button';

/** What the document's state allows: a draft is edited and issued, an issued one is paid or cancelled. */
export function InvoiceActions({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const mayWrite = useMay(editSaleInvoice);
  const mayCustomise = useCan(customInvoiceAccess.read);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <PrintButton />
      <InvoicePdfButton invoice={invoice} />
      {mayCustomise && (
        <Button component={Link} to={salePaths.custom.href(invoice.id)}>
          {t('Custom view')}
        </Button>
      )}
      {mayWrite &&
        (invoice.status === 'DRAFT' ? <DraftActions draft={invoice} /> : <IssuedActions invoice={invoice} />)}
    </Stack>
  );
}

function DraftActions({ draft }: { draft: SaleInvoice }) {
  const { t } = useTranslation();
  const issue = useIssueInvoice();
  return (
    <>
      <Button component={Link} to={salePaths.edit.href(draft.id)}>
        {t('Edit')}
      </Button>
      <Button variant="contained" onClick={() => void issue(draft)}>
        {t('Issue')}
      </Button>
    </>
  );
}

function IssuedActions({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const receiptPage = usePaymentPage('receipt for invoice')(invoice);
  const [isCancelling, setCancelling] = useState(false);
  const credit = useNoteOpened();
  const cancelLabel = invoice.kind === 'CREDIT_NOTE' ? t('Cancel the note') : t('Cancel the invoice');
  return (
    <>
      {whyNotCancelled(invoice, t) === undefined && (
        <Button color="error" onClick={() => setCancelling(true)}>
          {cancelLabel}
        </Button>
      )}
      {isCreditable(invoice) && <Button onClick={credit.open}>{t('Credit note')}</Button>}
      {isDebitable(invoice) && (
        <Button component={Link} to={salePaths.debit.href(invoice.id)}>
          {t('Debit note')}
        </Button>
      )}
      <ConvertButton proforma={invoice} />
      {receiptPage && (
        <Button variant="contained" component={Link} to={receiptPage}>
          {t('Record receipt')}
        </Button>
      )}
      {credit.isOpen && isCreditable(invoice) && (
        <CreditNoteDialog invoice={invoice} ofRest={credit.ofRest} onClose={credit.close} />
      )}
      {isCancelling && (
        <CancelDocumentDialog
          document={invoice}
          endpoint={cancelSaleInvoice}
          submitLabel={cancelLabel}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
