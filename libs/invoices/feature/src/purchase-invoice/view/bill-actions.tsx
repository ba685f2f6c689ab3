import { cancelPurchaseInvoice, type PurchaseInvoice, updatePurchaseInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { MoreActs } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CancelDocumentDialog } from '../../document/cancel-document-dialog';
import { whyNotCancelled } from '../../document/document-moves';
import { usePaymentPage } from '../../document/use-payment-page';
import { useNoteOpened } from '../../note/use-note-opened';
import { DebitNoteDialog } from '../debit-note/debit-note-dialog';

/** Whether a debit note can be made against it: it stands in the books, and something of it is left. */
const isDebitable = ({ kind, status, correctedBy, currencyTotalMinor }: PurchaseInvoice): boolean => {
  const taken = correctedBy.filter((note) => note.status !== 'CANCELLED');
  const left = taken.reduce((rest, note) => rest - note.currencyTotalMinor, currencyTotalMinor);
  return kind === 'BILL' && status !== 'DRAFT' && status !== 'CANCELLED' && left > 0;
};

/** What can be done with a bill in the books: what is outstanding of it is paid; while nothing is, it may be cancelled. */
export function BillActions({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updatePurchaseInvoice);
  const [isCancelling, setCancelling] = useState(false);
  const paymentPage = usePaymentPage('payment for bill')(bill);
  const note = useNoteOpened();
  const mayNote = mayWrite && isDebitable(bill);
  const cancelLabel = bill.kind === 'BILL' ? t('Cancel the bill') : t('Cancel the note');
  const corrections = [
    ...(mayNote ? [{ label: t('Debit note'), onSelect: note.open }] : []),
    ...(mayWrite
      ? [
          {
            label: cancelLabel,
            danger: true,
            onSelect: () => setCancelling(true),
            disabledReason: whyNotCancelled(bill, t),
          },
        ]
      : []),
  ];
  return (
    <>
      <MoreActs acts={corrections} />
      {note.isOpen && mayNote && <DebitNoteDialog bill={bill} onClose={note.close} />}
      {paymentPage && (
        <Button variant="contained" component={Link} to={paymentPage}>
          {t('Pay')}
        </Button>
      )}
      {isCancelling && (
        <CancelDocumentDialog
          document={bill}
          endpoint={cancelPurchaseInvoice}
          submitLabel={cancelLabel}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}
