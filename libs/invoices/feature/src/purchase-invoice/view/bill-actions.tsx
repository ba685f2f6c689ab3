import {
  cancelPurchaseInvoice,
  type PurchaseInvoice,
  purchasePaths,
  updatePurchaseInvoice,
} from '@freightdesk/invoices-contract';
import { homeCountry, partyPaths } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useMay } from '@freightdesk/shared-session';
import { MoreActs } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { CancelDocumentDialog } from '../../document/cancel-document-dialog';
import { whyNotCancelled } from '../../document/document-moves';
import { usePaymentPage } from '../../document/use-payment-page';
import { useDuplicate } from '../../document/use-duplicate';
import { useWriteOff } from '../../document/use-write-off';
import { useNoteOpened } from '../../note/use-note-opened';
import { BillPdfButton } from './bill-pdf-button';
import { DebitNoteDialog } from '../debit-note/debit-note-dialog';

const RemittanceForm = lazy(() => import('./remittance-form').then((chunk) => ({ default: chunk.RemittanceForm })));

/** Whether money leaves India for it: its forms are entered before. */
const isRemitted = ({ kind, status, vendor }: PurchaseInvoice): boolean =>
  kind === 'BILL' && status !== 'CANCELLED' && vendor.country !== homeCountry;

/** Its money does not leave before its forms are entered: those are asked for where another bill is paid. */
const waitsForForms = (bill: PurchaseInvoice): boolean => isRemitted(bill) && bill.remittance === null;

/** Whether another like it can be entered: what was brought forward has no lines of its own. */
const isRepeatable = ({ kind, broughtForward }: PurchaseInvoice): boolean => kind === 'BILL' && !broughtForward;

/** Whether a debit note can be made against it: it stands in the books, and something of it is left. */
const isDebitable = ({ kind, status, correctedBy, currencyTotalMinor, broughtForward }: PurchaseInvoice): boolean => {
  const taken = correctedBy.filter((note) => note.status !== 'CANCELLED');
  const left = taken.reduce((rest, note) => rest - note.currencyTotalMinor, currencyTotalMinor);
  return kind === 'BILL' && !broughtForward && status !== 'DRAFT' && status !== 'CANCELLED' && left > 0;
};

/** What is outstanding is paid, after what must be entered before. */
function NextAct({ bill, onRemit }: { bill: PurchaseInvoice; onRemit: () => void }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updatePurchaseInvoice);
  const paymentPage = usePaymentPage('payment for bill')(bill);
  if (paymentPage === null) return null;
  if (waitsForForms(bill)) {
    return mayWrite ? (
      <Button variant="contained" onClick={onRemit}>
        {t('Forms of the remittance')}
      </Button>
    ) : null;
  }
  if (bill.isUnremitted) {
    return (
      <Button variant="contained" component={Link} to={partyPaths.party.href(bill.party.id)}>
        {t('Rate and treaty of the vendor')}
      </Button>
    );
  }
  return (
    <Button variant="contained" component={Link} to={paymentPage}>
      {t('Pay')}
    </Button>
  );
}

/** What can be done with a bill in the books: what is outstanding of it is paid; while nothing is, it may be cancelled. */
export function BillActions({ bill }: { bill: PurchaseInvoice }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updatePurchaseInvoice);
  const [isCancelling, setCancelling] = useState(false);
  const [isRemitting, setRemitting] = useState(false);
  const note = useNoteOpened();
  const mayNote = mayWrite && isDebitable(bill);
  const cancelLabel = bill.kind === 'BILL' ? t('Cancel the bill') : t('Cancel the note');
  const writeOff = useWriteOff('write-off of bill', bill);
  const duplicate = useDuplicate(isRepeatable(bill) ? purchasePaths.add.href(bill.id) : null);
  const corrections = mayWrite
    ? [
        ...(isRemitted(bill) ? [{ label: t('Forms of the remittance'), onSelect: () => setRemitting(true) }] : []),
        ...duplicate,
        ...(mayNote ? [{ label: t('Debit note'), onSelect: note.open }] : []),
        ...writeOff,
        {
          label: cancelLabel,
          danger: true,
          onSelect: () => setCancelling(true),
          disabledReason: whyNotCancelled(bill, t),
        },
      ]
    : writeOff;
  return (
    <>
      <BillPdfButton bill={bill} />
      <MoreActs acts={corrections} />
      {note.isOpen && mayNote && <DebitNoteDialog bill={bill} onClose={note.close} />}
      <Suspense fallback={null}>
        {isRemitting && <RemittanceForm bill={bill} onClose={() => setRemitting(false)} />}
      </Suspense>
      <NextAct bill={bill} onRemit={() => setRemitting(true)} />
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
