import { queryOf } from '@freightdesk/data-access-api';
import { getPrintedAlong, type SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useQuery } from '@tanstack/react-query';
import { useIssueText, useUnprovenText } from './use-issue-invoice';

interface Typed {
  kind?: string | undefined;
  lines?:
    | readonly (
        | {
            description?: string | undefined;
            gstRate?: string | undefined;
            chargeId?: string | null | undefined;
          }
        | undefined
      )[]
    | undefined;
}

/** What is handed on that is no charge of a job: no vendor's bill can stand behind it. Files can, once the draft is kept. */
const bareLines = ({ lines = [] }: Typed): string[] =>
  lines.flatMap((line) => (line && !line.chargeId && Number(line.gstRate) === 0 ? (line.description ?? []) : []));

/** What is asked before the document in a form is issued. */
export function useIssueQuestion(draft: SaleInvoice | null, typed: Typed): { title: string; text: string } {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const unprovenText = useUnprovenText();
  const isHandedOn = typed.kind === 'REIMBURSEMENT';
  const kept = useQuery({
    ...queryOf(getPrintedAlong, { id: draft?.id ?? '' }),
    enabled: draft !== null && isHandedOn,
  });
  const bare = draft ? (kept.data?.withoutVoucher ?? []) : bareLines(typed);
  return {
    title: typed.kind === 'PROFORMA' ? t('Issue this proforma') : t('Issue this invoice'),
    text: [unprovenText(isHandedOn ? bare : []), issueText(typed.kind)].filter(Boolean).join(' '),
  };
}
