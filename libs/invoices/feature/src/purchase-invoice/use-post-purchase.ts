import {
  billsUnregistered,
  billWarnings,
  creditTimePassed,
  postPurchaseInvoice,
  type PurchaseInvoiceRow,
} from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';
import { usePostDraft } from '../document/document-moves';
import { usePostDrafts } from '../document/use-post-drafts';

const named = ({ supplierNumber, party }: PurchaseInvoiceRow) => ({ number: supplierNumber, name: party.name });

/** What is told of a bill before it is posted, and keeps nobody from it. */
function useBillNote(): (draft: PurchaseInvoiceRow) => string {
  const { t } = useTranslation();
  return (draft) =>
    [
      billsUnregistered(draft) && t(billWarnings.charges_unregistered),
      creditTimePassed(draft) && t(billWarnings.credit_time_passed),
    ]
      .filter(Boolean)
      .join(' ');
}

/** Several drafts that are posted at once: of each is told what the question before a single one tells. */
export function usePostPurchases(): BulkAct<PurchaseInvoiceRow> {
  const { t } = useTranslation();
  const noteOf = useBillNote();
  return usePostDrafts<PurchaseInvoiceRow>({ endpoint: postPurchaseInvoice, label: t('Post'), noteOf });
}

/** Asks before a draft is entered in the books, where it can never be changed, and posts it. */
export function usePostPurchase(): (draft: PurchaseInvoiceRow) => Promise<boolean> {
  const { t } = useTranslation();
  const noteOf = useBillNote();
  const text = t('It takes our number and is entered in the books. After that it can be cancelled, but never edited.');
  return usePostDraft({
    endpoint: postPurchaseInvoice,
    label: t('Post'),
    titleOf: (draft) => t('Post the bill {{number}} of {{name}}', named(draft)),
    textOf: (draft) => [noteOf(draft), text].filter(Boolean).join(' '),
    doneOf: (draft) => t('The bill {{number}} of {{name}} is posted', named(draft)),
  });
}
