import { takeFile } from '@freightdesk/data-access-api';
import { deleteSaleInvoice, getSaleInvoicePdf, type SaleInvoiceRow, salePaths } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type RowAction, useSavedFile } from '@freightdesk/shared-ui';
import { useNavigate } from 'react-router-dom';
import { isNote, whyNotCancelled } from '../../document/document-moves';
import { useDeleteDraft } from '../../document/use-delete-draft';
import { usePaymentPage } from '../../document/use-payment-page';
import { isCreditable } from '../credit-note/is-creditable';
import { useIssueInvoice } from '../use-issue-invoice';

/** The menu of a document's row: what its state allows, and why not where it does not. */
export function useInvoiceActions(
  askCancel: (invoice: SaleInvoiceRow) => void,
): (invoice: SaleInvoiceRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const issue = useIssueInvoice();
  const deletion = useDeleteDraft({ endpoint: deleteSaleInvoice });
  const receiptPageOf = usePaymentPage('receipt for invoice');
  const { save } = useSavedFile();
  return (invoice) => {
    const pdf = {
      label: t('Download PDF'),
      onSelect: () => save(() => takeFile(getSaleInvoicePdf, { id: invoice.id }, 'invoice.pdf')),
    };
    // The paper of one that was brought forward is of the books of before.
    const papers = invoice.kind === 'OPENING' ? [] : [pdf];
    const isDraft = invoice.status === 'DRAFT';
    if (isDraft) {
      return [
        { label: t('Edit'), onSelect: () => void navigate(salePaths.edit.href(invoice.id)) },
        { label: t('Issue'), onSelect: () => void issue(invoice) },
        pdf,
        deletion(invoice),
      ];
    }
    const receiptPage = receiptPageOf(invoice);
    return [
      { label: t('View'), onSelect: () => void navigate(salePaths.view.href(invoice.id)) },
      ...(isCreditable(invoice)
        ? [{ label: t('Credit note'), onSelect: () => void navigate(salePaths.credit.href(invoice.id)) }]
        : []),
      ...(receiptPage ? [{ label: t('Record receipt'), onSelect: () => void navigate(receiptPage) }] : []),
      ...papers,
      {
        label: isNote(invoice.kind) ? t('Cancel the note') : t('Cancel the invoice'),
        danger: true,
        onSelect: () => askCancel(invoice),
        disabledReason: whyNotCancelled({ ...invoice, registered: invoice }, t),
      },
    ];
  };
}
