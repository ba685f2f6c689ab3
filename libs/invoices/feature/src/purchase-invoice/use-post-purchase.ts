import { postPurchaseInvoice, type PurchaseInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { usePostDraft } from '../document/document-moves';

type Draft = Pick<PurchaseInvoiceRow, 'id' | 'version' | 'date' | 'party' | 'supplierNumber'>;

const named = ({ supplierNumber, party }: Draft) => ({ number: supplierNumber, name: party.name });

/** Asks before a draft is entered in the books, where it can never be changed, and posts it. */
export function usePostPurchase(): (draft: Draft) => Promise<boolean> {
  const { t } = useTranslation();
  return usePostDraft({
    endpoint: postPurchaseInvoice,
    label: t('Post'),
    titleOf: (draft) => t('Post the bill {{number}} of {{name}}', named(draft)),
    textOf: () =>
      t('It takes our number and is entered in the books. After that it can be cancelled, but never edited.'),
    doneOf: (draft) => t('The bill {{number}} of {{name}} is posted', named(draft)),
  });
}
