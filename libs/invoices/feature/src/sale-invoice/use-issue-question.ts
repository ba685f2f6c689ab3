import { queryOf } from '@freightdesk/data-access-api';
import { getPrintedAlong, type SaleInvoice } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useQuery } from '@tanstack/react-query';

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
