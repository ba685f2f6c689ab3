import { queryOf } from '@freightdesk/data-access-api';
import { getPrintedAlong, issueSaleInvoice, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { usePostDraft } from '../document/document-moves';
import { usePostDrafts } from '../document/use-post-drafts';

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

/** What is said of lines of a reimbursement that no voucher proves; nothing where all are proven. */
export function useUnprovenText(): (lines: readonly string[]) => string {
  const { t } = useTranslation();
  return (lines) =>
    lines.length === 0
      ? ''
      : t(
          'No voucher stands behind: {{lines}}. Without the vendor’s bill it may be taxed as a charge of ours (CGST Rules, rule 33).',
          {
            lines: lines.join(', '),
          },
        );
}

type Draft = Pick<SaleInvoiceRow, 'id' | 'version' | 'date' | 'party' | 'kind'>;

/** What of a draft no voucher proves. What cannot be read now holds nobody back: the server asks for no voucher. */
function useUnproven(): (draft: Pick<Draft, 'id' | 'kind'>) => Promise<readonly string[]> {
  const queryClient = useQueryClient();
  return async ({ id, kind }) => {
    if (kind !== 'REIMBURSEMENT') return [];
    const along = await queryClient.fetchQuery(queryOf(getPrintedAlong, { id })).catch(() => null);
    return along?.withoutVoucher ?? [];
  };
}

/** Several drafts that are issued at once: of each is told what the question before a single one tells. */
export function useIssueInvoices(): BulkAct<SaleInvoiceRow> {
  const { t } = useTranslation();
  const unprovenText = useUnprovenText();
  const unprovenOf = useUnproven();
  return usePostDrafts<SaleInvoiceRow>({
    endpoint: issueSaleInvoice,
    label: t('Issue'),
    noteOf: async (draft) =>
      draft.kind === 'PROFORMA'
        ? t('A proforma: it is posted nowhere, and nothing is owed until an invoice is made of it.')
        : unprovenText(await unprovenOf(draft)),
  });
}

/** Asks before a draft becomes a document that can never be changed, and issues it. */
export function useIssueInvoice(): (draft: Draft) => Promise<boolean> {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const unprovenText = useUnprovenText();
  const unprovenOf = useUnproven();
  const ask = usePostDraft({
    endpoint: issueSaleInvoice,
    label: t('Issue'),
    titleOf: ({ kind, party }) =>
      kind === 'PROFORMA'
        ? t('Issue the proforma to {{name}}', { name: party.name })
        : t('Issue the invoice to {{name}}', { name: party.name }),
    textOf: ({ kind, unproven }: Draft & { unproven: readonly string[] }) =>
      [unprovenText(unproven), issueText(kind)].filter(Boolean).join(' '),
    doneOf: ({ kind, party }) =>
      kind === 'PROFORMA'
        ? t('The proforma to {{name}} is issued', { name: party.name })
        : t('The invoice to {{name}} is issued', { name: party.name }),
  });
  return async (draft) => ask({ ...draft, unproven: await unprovenOf(draft) });
}
