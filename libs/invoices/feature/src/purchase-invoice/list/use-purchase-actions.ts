import { deletePurchaseInvoice, purchasePaths, type PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { RowAction } from '@freightdesk/shared-ui';
import { useNavigate } from 'react-router-dom';
import { whyNotCancelled } from '../../document/document-moves';
import { useDeleteDraft } from '../../document/use-delete-draft';
import { usePaymentPage } from '../../document/use-payment-page';
import { usePostPurchase } from '../use-post-purchase';

interface OnList {
  askCancel: (bill: PurchaseInvoiceRow) => void;
  showVendor: (partyId: string) => void;
}

/** The menu of a bill's row: what its state allows, and why not where it does not. */
export function usePurchaseActions({
  askCancel,
  showVendor,
}: OnList): (bill: PurchaseInvoiceRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const post = usePostPurchase();
  const deletion = useDeleteDraft({ endpoint: deletePurchaseInvoice });
  const paymentPageOf = usePaymentPage('payment for bill');
  const payment = ({ isUnremitted }: PurchaseInvoiceRow, pay: RowAction): RowAction =>
    isUnremitted ? { ...pay, disabledReason: t('The bill says what is to be entered before money goes abroad.') } : pay;
  return (bill) => {
    const open = () => void navigate(purchasePaths.edit.href(bill.id));
    const onlyVendor = { label: t('Only this vendor’s bills'), onSelect: () => showVendor(bill.party.id) };
    if (bill.status === 'DRAFT') {
      return [
        { label: t('Edit'), onSelect: open },
        { label: t('Post'), onSelect: () => void post(bill) },
        onlyVendor,
        deletion(bill),
      ];
    }
    const paymentPage = paymentPageOf(bill);
    return [
      { label: t('View'), onSelect: open },
      ...(paymentPage ? [payment(bill, { label: t('Pay'), onSelect: () => void navigate(paymentPage) })] : []),
      onlyVendor,
      {
        label: bill.kind === 'BILL' ? t('Cancel the bill') : t('Cancel the note'),
        danger: true,
        onSelect: () => askCancel(bill),
        disabledReason: whyNotCancelled(bill, t),
      },
    ];
  };
}
