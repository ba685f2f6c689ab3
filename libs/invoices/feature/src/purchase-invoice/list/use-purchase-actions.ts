import { purchasePaths, type PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { RowAction } from '@freightdesk/shared-ui';
import { useNavigate } from 'react-router-dom';
import { whyNotCancelled } from '../../document/document-moves';
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
  return (bill) => {
    const open = () => void navigate(purchasePaths.edit.href(bill.id));
    const onlyVendor = { label: t('Only this vendor’s bills'), onSelect: () => showVendor(bill.party.id) };
    if (bill.status === 'DRAFT') {
      return [{ label: t('Edit'), onSelect: open }, { label: t('Post'), onSelect: () => void post(bill) }, onlyVendor];
    }
    return [
      { label: t('View'), onSelect: open },
      onlyVendor,
      {
        label: t('Cancel the bill'),
        danger: true,
        onSelect: () => askCancel(bill),
        disabledReason: whyNotCancelled(bill, t),
      },
    ];
  };
}
