import {
  billWarnings,
  chargesUnregistered,
  creditTimePassed,
  type PurchaseInvoice,
  purchaseInvoiceProblems,
  purchasePaths,
} from '@freightdesk/invoices-contract';
import type { PartySide } from '@freightdesk/parties-contract';
import { isBusinessDate } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { amountInWords } from '@freightdesk/shared-money';
import { useNotify } from '@freightdesk/shared-ui';
import { useWatch } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { DocumentForm } from '../../document/document-form';
import { DocumentFigures, PreviewCard } from '../../document/figures';
import { type PurchasePreview, previewPurchase } from './preview-purchase';
import { PurchaseHead, PurchaseTaxFields } from './purchase-fields';
import { type ExpectedCosts, PurchaseLines } from './purchase-lines';
import { useCostChecks } from './use-cost-checks';
import { type ExpectedBill, usePurchaseForm } from './use-purchase-form';
import { usePurchaseSides, useTdsSoFar } from './use-purchase-sides';

interface PurchasePreviewCardProps {
  preview: PurchasePreview | null;
  vendor: PartySide | null;
  /** A line exceeds what was accrued by more than the company allows. */
  isAbove: boolean;
  /** Whether the time for its input credit has passed. */
  isLate: boolean;
}

/** What is not as it should be, the worst first. */
function useBillWarning({ vendor, isAbove, isLate }: Omit<PurchasePreviewCardProps, 'preview'>) {
  const { t } = useTranslation();
  return ({ figures, statedProblems: [problem] }: PurchasePreview): string | false => {
    if (problem) return t(problem.message);
    if (isAbove) return t(purchaseInvoiceProblems.above_accrued.message);
    if (vendor !== null && chargesUnregistered(vendor, figures)) return t(billWarnings.charges_unregistered);
    return isLate && t(billWarnings.credit_time_passed);
  };
}

/** What the bill comes to and what of it the vendor is to get. */
function PurchasePreviewCard({ preview, ...of }: PurchasePreviewCardProps) {
  const { t } = useTranslation();
  const warningOf = useBillWarning(of);
  return (
    <PreviewCard preview={preview} waiting={of.vendor ? null : t('Choose the vendor to see tax, TDS and total.')}>
      {({ figures, place, currency, tds, payable, ...priced }) => ({
        figures: (
          <DocumentFigures
            figures={figures}
            place={place}
            lines={priced.taxedLines}
            deducted={{ ...payable, ...tds, section: tds?.section ?? null, tdsPaise: tds?.tdsPaise ?? 0 }}
            currency={currency}
            inCurrency={{ label: t('Payable in {{currency}}', { currency }), minor: payable.payableMinor }}
            reverseChargeLabel={t('Tax that we pay ourselves')}
          />
        ),
        words: amountInWords(payable.payableMinor, currency),
        reasons: [tds?.why, place.why],
        warning: warningOf({ figures, place, currency, tds, payable, ...priced }),
      })}
    </PreviewCard>
  );
}

interface TypedDays {
  date?: string | undefined;
  supplierDate?: string | undefined;
  itcEligible?: boolean | undefined;
}

/** Whether what is typed so far comes too late for its input credit. */
function isLateBill({ date = '', supplierDate = '', itcEligible = true }: TypedDays, preview: PurchasePreview | null) {
  if (!preview || !isBusinessDate(date) || !isBusinessDate(supplierDate)) return false;
  return creditTimePassed({ ...preview.figures, date, supplierDate, itcEligible });
}

/** Jobs that were closed before their bill came, by number. */
const closedJobs = (lines: PurchaseInvoice['lines']): string[] => [
  ...new Set(lines.flatMap(({ jobClosed, jobNumber }) => (jobClosed && jobNumber ? [jobNumber] : []))),
];

const payableOf = ({ payable, currency }: PurchasePreview) => ({
  paise: payable.payablePaise,
  minor: payable.payableMinor,
  currency,
});

interface PurchaseFormProps {
  draft: PurchaseInvoice | null;
  /** What a new bill begins with. */
  like?: PurchaseInvoice | null;
  begun?: ExpectedBill | null;
  expected: ExpectedCosts;
  /** What is done once the bill is saved, before its form is left. */
  whenSaved: (bill: PurchaseInvoice, goOn: () => void) => void;
}

/** Adds a bill or changes a draft, with what it will come to beside it. */
export function PurchaseForm({ draft, like = null, begun = null, expected, whenSaved }: PurchaseFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { form, saving, sameBillHref } = usePurchaseForm({ draft, like, expected: begun });
  const typed = useWatch({ control: form.control });
  const { vendor, sides, ...chosen } = usePurchaseSides(typed);
  const preview = previewPurchase(typed, sides, useTdsSoFar(typed));
  const checks = useCostChecks(typed, preview);
  const isAbove = checks.some((check) => check?.isAbove);
  const finish = ({ id, number, lines }: PurchaseInvoice) => {
    for (const job of closedJobs(lines))
      notify(t('{{job}} is closed: this bill changes what it earned.', { job }), 'warning');
    notify(number ? t('{{number}} is posted', { number }) : t('The draft is saved'));
    void navigate(number ? purchasePaths.edit.href(id) : purchasePaths.list.href());
  };
  return (
    <DocumentForm
      saving={saving}
      posting={{
        label: t('Post'),
        title: t('Post this bill'),
        text: t('It takes our number and is entered in the books. After that it can be cancelled, but never edited.'),
        date: typed.date,
      }}
      total={{ label: t('Payable'), of: preview ? payableOf(preview) : undefined }}
      preview={<PurchasePreviewCard {...{ preview, vendor, isAbove }} isLate={isLateBill(typed, preview)} />}
      onSaved={(bill) => whenSaved(bill, () => finish(bill))}
      onCancel={() => void navigate(purchasePaths.list.href())}
    >
      <PurchaseHead form={form} draft={draft ?? like ?? begun} {...chosen} sameBillHref={sameBillHref(typed)} />
      <PurchaseLines {...{ form, draft, begun, preview, checks, expected }} />
      <PurchaseTaxFields form={form} preview={preview} isAbove={isAbove} />
    </DocumentForm>
  );
}
