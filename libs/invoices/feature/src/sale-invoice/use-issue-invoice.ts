import { queryOf } from '@freightdesk/data-access-api';
import { getPrintedAlong, issueSaleInvoice, type SaleInvoiceRow } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct } from '@freightdesk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { usePostDraft } from '../document/document-moves';
import { usePostDrafts } from '../document/use-post-drafts';
import { useIssueText, useUnprovenText } from './use-issue-question';

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
