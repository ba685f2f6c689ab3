import {
  cancelSaleInvoice,
  customInvoiceAccess,
  deleteSaleInvoice,
  editSaleInvoice,
  isOffered,
  type SaleInvoice,
  salePaths,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useCan, useMay } from '@freightdesk/shared-session';
import { MoreActs, PrintButton, type RowAction } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CancelDocumentDialog } from '../../document/cancel-document-dialog';
import { isNote, whyNotCancelled } from '../../document/document-moves';
import { useDeleteDraft } from '../../document/use-delete-draft';
import { useDuplicate } from '../../document/use-duplicate';
import { usePaymentPage } from '../../document/use-payment-page';
import { useWriteOff } from '../../document/use-write-off';
import { CreditNoteDialog } from '../credit-note/credit-note-dialog';
import { isCreditable, isDebitable } from '../credit-note/is-creditable';
import { FollowUpDialog } from '../follow-up/follow-up-dialog';
import { useNoteOpened } from '../../note/use-note-opened';
import { useEinvoice } from '../einvoice/use-einvoice';
import { ConvertButton, madeOf } from './convert-button';
import { RecurringDialog } from '../recurring/recurring-dialog';
import { useIssueInvoice } from '../use-issue-invoice';
import { InvoiceEmail } from './invoice-email';
import { InvoicePdfButton } from './invoice-pdf-button';

/** What the document's state allows: a draft is edited and issued, an issued one is paid, corrected or cancelled. */
export function InvoiceActions({ invoice }: { invoice: SaleInvoice }) {
  const mayWrite = useMay(editSaleInvoice);
  if (!mayWrite) return <InvoicePapers invoice={invoice} acts={[]} />;
  return invoice.status === 'DRAFT' ? <DraftActions draft={invoice} /> : <IssuedActions invoice={invoice} />;
}

const isStanding = ({ status }: SaleInvoice): boolean => status !== 'DRAFT' && status !== 'CANCELLED';

/** The ways to its paper, which everybody has who reads it; what is done less often stands in the menu. */
function InvoicePapers({ invoice, acts }: { invoice: SaleInvoice; acts: readonly RowAction[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const mayCustomise = useCan(customInvoiceAccess.read);
  const [isMailed, setMailed] = useState(false);
  const mayWrite = useMay(editSaleInvoice);
  // The paper of one that was brought forward is of the books of before.
  const hasPaper = invoice.kind !== 'OPENING';
  const isSent = mayWrite && hasPaper && isStanding(invoice);
  const einvoice = useEinvoice(invoice);
  const email = { label: t('E-mail'), onSelect: () => setMailed(true) };
  const duplicate = useDuplicate(isOffered(invoice.kind) ? salePaths.add.href(invoice.id) : null);
  const customView = { label: t('Custom view'), onSelect: () => void navigate(salePaths.custom.href(invoice.id)) };
  return (
    <>
      {/* The browser prints what it shows. */}
      {query.has('tab') || <PrintButton />}
      {hasPaper && <InvoicePdfButton invoice={invoice} />}
      {einvoice.due && <Button onClick={einvoice.due.onSelect}>{einvoice.due.label}</Button>}
      <MoreActs
        acts={[
          ...(isSent ? [email] : []),
          ...einvoice.registered,
          ...(mayCustomise && hasPaper ? [customView] : []),
          ...(mayWrite ? duplicate : []),
          ...acts,
        ]}
      />
      {einvoice.dialog}
      {isMailed && <InvoiceEmail invoice={invoice} onClose={() => setMailed(false)} />}
    </>
  );
}

function DraftActions({ draft }: { draft: SaleInvoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const issue = useIssueInvoice();
  const onDeleted = () => void navigate(salePaths.list.href());
  const deletion = useDeleteDraft({ endpoint: deleteSaleInvoice, onDeleted });
  return (
    <>
      <InvoicePapers invoice={draft} acts={[deletion(draft)]} />
      <Button component={Link} to={salePaths.edit.href(draft.id)}>
        {t('Edit')}
      </Button>
      <Button variant="contained" onClick={() => void issue(draft)}>
        {t('Issue')}
      </Button>
    </>
  );
}

interface Openers {
  openCredit: () => void;
  openCancel: () => void;
  openFollowUp: () => void;
  openRecurring: () => void;
}

/** How a document in the books is taken back, in part or whole; what can't be done says why. */
function useCorrections(
  invoice: SaleInvoice,
  { openCredit, openCancel, openFollowUp, openRecurring }: Openers,
): readonly RowAction[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cancelLabel = useCancelLabel(invoice);
  const writeOff = useWriteOff('write-off of invoice', invoice);
  const made = madeOf(invoice);
  const isMadeAgain = invoice.status !== 'CANCELLED' && invoice.kind !== 'OPENING' && !isNote(invoice.kind);
  return [
    ...(isCreditable(invoice) ? [{ label: t('Credit note'), onSelect: openCredit }] : []),
    ...(isDebitable(invoice)
      ? [{ label: t('Debit note'), onSelect: () => void navigate(salePaths.debit.href(invoice.id)) }]
      : []),
    ...(invoice.outstandingMinor > 0 ? [{ label: t('Promise or dispute'), onSelect: openFollowUp }] : []),
    ...(invoice.kind === 'PROFORMA' ? [] : writeOff),
    ...(made
      ? [{ label: t('Open what was made from it'), onSelect: () => void navigate(salePaths.view.href(made.id)) }]
      : []),
    ...(isMadeAgain ? [{ label: t('Make it recurring'), onSelect: openRecurring }] : []),
    {
      label: cancelLabel,
      danger: true,
      onSelect: openCancel,
      disabledReason: whyNotCancelled({ ...invoice, registered: invoice, made }, t),
    },
  ];
}

function useCancelLabel({ kind }: SaleInvoice): string {
  const { t } = useTranslation();
  return isNote(kind) ? t('Cancel the note') : t('Cancel the invoice');
}

function IssuedActions({ invoice }: { invoice: SaleInvoice }) {
  const { t } = useTranslation();
  const receiptPage = usePaymentPage('receipt for invoice')(invoice);
  const [isCancelling, setCancelling] = useState(false);
  const [isFollowed, setFollowed] = useState(false);
  const [isRepeated, setRepeated] = useState(false);
  const credit = useNoteOpened();
  const cancelLabel = useCancelLabel(invoice);
  const corrections = useCorrections(invoice, {
    openCredit: credit.open,
    openCancel: () => setCancelling(true),
    openFollowUp: () => setFollowed(true),
    openRecurring: () => setRepeated(true),
  });
  return (
    <>
      <InvoicePapers invoice={invoice} acts={corrections} />
      <ConvertButton proforma={invoice} />
      {receiptPage && (
        <Button variant="contained" component={Link} to={receiptPage}>
          {t('Record receipt')}
        </Button>
      )}
      {credit.isOpen && isCreditable(invoice) && (
        <CreditNoteDialog invoice={invoice} ofRest={credit.ofRest} onClose={credit.close} />
      )}
      {isRepeated && <RecurringDialog invoice={invoice} onClose={() => setRepeated(false)} />}
      {isFollowed && <FollowUpDialog key={invoice.version} invoice={invoice} onClose={() => setFollowed(false)} />}
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
