import { issueSaleInvoice, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { usePostDraft } from '../document/document-moves';

/** What becomes of a draft of a kind that is issued: a proforma asks for nothing and is in no ledger. */
export function useIssueText(): (kind: string | undefined) => string {
  const { t } = useTranslation();
  return (kind) =>
    kind === 'PROFORMA'
      ? t(
          'It takes its number and is posted nowhere: nothing is owed until an invoice is made of it. After that it can be cancelled, but never edited.',
        )
      : t('It takes its number and is posted. After that it can be cancelled, but never edited.');
}

/** Asks before a draft becomes a document that can never be changed, and issues it. */
export function useIssueInvoice(): (
  draft: Pick<SaleInvoiceRow, 'id' | 'version' | 'date' | 'party' | 'kind'>,
) => Promise<boolean> {
  const { t } = useTranslation();
  const issueText = useIssueText();
  return usePostDraft({
    endpoint: issueSaleInvoice,
    label: t('Issue'),
    titleOf: ({ kind, party }) =>
      kind === 'PROFORMA'
        ? t('Issue the proforma to {{name}}', { name: party.name })
        : t('Issue the invoice to {{name}}', { name: party.name }),
    textOf: ({ kind }) => issueText(kind),
    doneOf: ({ kind, party }) =>
      kind === 'PROFORMA'
        ? t('The proforma to {{name}} is issued', { name: party.name })
        : t('The invoice to {{name}} is issued', { name: party.name }),
  });
}
