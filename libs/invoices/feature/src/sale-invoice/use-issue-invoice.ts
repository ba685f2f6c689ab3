import { issueSaleInvoice, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { usePostDraft } from '../document/document-moves';

/** Asks before a draft becomes a document that can never be changed, and issues it. */
export function useIssueInvoice(): (
  draft: Pick<SaleInvoiceRow, 'id' | 'version' | 'date' | 'party'>,
) => Promise<boolean> {
  const { t } = useTranslation();
  return usePostDraft({
    endpoint: issueSaleInvoice,
    label: t('Issue'),
    titleOf: ({ party }) => t('Issue the invoice to {{name}}', { name: party.name }),
    text: t('It takes its number and is posted. After that it can be cancelled, but never edited.'),
    doneOf: ({ party }) => t('The invoice to {{name}} is issued', { name: party.name }),
  });
}
