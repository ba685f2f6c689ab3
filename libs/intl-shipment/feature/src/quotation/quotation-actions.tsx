import { takeFile } from '@freightdesk/data-access-api';
import {
  getQuotationPdf,
  type Quotation,
  type QuotationAct,
  quotationActsOf,
  updateQuotation,
} from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useActingRole, useMay } from '@freightdesk/shared-session';
import { PanelActions, PdfButton } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { MailButton } from './mail-button';
import { useApproveQuotation, useReviseQuotation, useSendQuotation } from './use-quotation-acts';

const EditQuotationDialog = lazy(() =>
  import('./form/quotation-form-dialog').then((chunk) => ({ default: chunk.EditQuotationDialog })),
);
const AcceptDialog = lazy(() => import('./accept-dialog').then((chunk) => ({ default: chunk.AcceptDialog })));
const ReturnDialog = lazy(() => import('./reason-dialogs').then((chunk) => ({ default: chunk.ReturnDialog })));
const RejectDialog = lazy(() => import('./reason-dialogs').then((chunk) => ({ default: chunk.RejectDialog })));

const QuotationLinksDialog = lazy(() =>
  import('./quotation-links-dialog').then((chunk) => ({ default: chunk.QuotationLinksDialog })),
);
const PaperDialog = lazy(() => import('./paper-dialog').then((chunk) => ({ default: chunk.PaperDialog })));

const actLabel: Readonly<Record<QuotationAct, string>> = {
  send: 'Send',
  approve: 'Approve',
  return: 'Return',
  revise: 'Revise',
  accept: 'Accept',
  reject: 'Reject',
};

/** Of the acts of each state the one that is meant most. */
const meant: readonly QuotationAct[] = ['send', 'approve', 'accept'];

const dialogs = {
  edit: EditQuotationDialog,
  paper: PaperDialog,
  accept: AcceptDialog,
  return: ReturnDialog,
  reject: RejectDialog,
  link: QuotationLinksDialog,
} as const;
type DialogName = keyof typeof dialogs;

/** What was sent has a link, or had one that can still be taken back. */
const isOut: readonly Quotation['status'][] = ['SENT', 'ACCEPTED', 'REJECTED', 'SUPERSEDED'];

interface ActButtonProps {
  act: QuotationAct;
  onSelect: () => void;
}

function ActButton({ act, onSelect }: ActButtonProps) {
  const { t } = useTranslation();
  const color = act === 'reject' ? 'error' : 'primary';
  return (
    <Button variant={meant.includes(act) ? 'contained' : 'outlined'} color={color} onClick={onSelect}>
      {t(actLabel[act])}
    </Button>
  );
}

/** What can be done with a quotation now: its paper, its letter, and the acts that the server takes. */
export function QuotationActions({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation();
  const mayWrite = useMay(updateQuotation);
  const acts = quotationActsOf(quotation.status, useActingRole());
  const [send, approve, revise] = [useSendQuotation(), useApproveQuotation(), useReviseQuotation()];
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const Dialog = dialog && dialogs[dialog];
  const select: Readonly<Record<QuotationAct, () => void>> = {
    send: () => void send(quotation),
    approve: () => void approve(quotation),
    revise: () => void revise(quotation),
    return: () => setDialog('return'),
    accept: () => setDialog('accept'),
    reject: () => setDialog('reject'),
  };
  return (
    <>
      <PanelActions>
        <Button onClick={() => setDialog('paper')}>{t('Paper')}</Button>
        <PdfButton
          ways={[{ label: '', how: {} }]}
          take={() => takeFile(getQuotationPdf, { id: quotation.id }, 'quotation.pdf')}
        />
        <MailButton quotation={quotation} />
        {mayWrite && isOut.includes(quotation.status) && (
          <Button onClick={() => setDialog('link')}>{t('Customer’s link')}</Button>
        )}
        {mayWrite && quotation.status === 'DRAFT' && (
          <Button color="inherit" onClick={() => setDialog('edit')}>
            {t('Edit')}
          </Button>
        )}
        {mayWrite && acts.map((act) => <ActButton key={act} act={act} onSelect={select[act]} />)}
      </PanelActions>
      <Suspense fallback={null}>{Dialog && <Dialog quotation={quotation} onClose={() => setDialog(null)} />}</Suspense>
    </>
  );
}
