import { isByGtaOption, lacksLut, recipientWarning, type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { isCreditAsked, type PartySide } from '@freightdesk/parties-contract';
import { CreditNotice } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { amountInWords, sum } from '@freightdesk/shared-money';
import { useNotify } from '@freightdesk/shared-ui';
import { useWatch } from '@freightdesk/shared-ui/forms';
import { taxOf } from '@freightdesk/tax-contract';
import { useFreightWarning } from '@freightdesk/tax-ui';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { DocumentForm } from '../../document/document-form';
import { DocumentFigures, PreviewCard } from '../../document/figures';
import { useIssueQuestion } from '../use-issue-question';
import { InvoiceHead, InvoiceTermsFields } from './invoice-fields';
import { type FillLines, InvoiceLines } from './invoice-lines';
import { type InvoicePreview, previewInvoice, type TypedInvoice } from './preview-invoice';
import { type BegunDocument, useInvoiceForm } from './use-invoice-form';
import { useSaleSides } from './use-sale-sides';

interface InvoicePreviewCardProps {
  preview: InvoicePreview | null;
  /** Whether the supplier has a GSTIN. */
  isRegistered: boolean;
  recipient: PartySide | null;
  /** What stands in the form. */
  typed: TypedInvoice & { kind?: string | undefined };
}

/** What of the law the document would miss, before it is issued. */
function useWarning({ isRegistered, recipient }: Pick<InvoicePreviewCardProps, 'isRegistered' | 'recipient'>) {
  const { t } = useTranslation();
  return ({ figures, place }: Pick<InvoicePreview, 'figures' | 'place'>): string | undefined => {
    if (!isRegistered && taxOf(figures) > 0)
      return t('The company has no GSTIN yet, and only a registered supplier may collect tax (CGST Act s.32(1)).');
    const message = recipient && recipientWarning(recipient, { taxablePaise: figures.taxablePaise, place });
    return message ? t(message) : undefined;
  };
}

function InvoicePreviewCard({ preview, typed, ...of }: InvoicePreviewCardProps) {
  const { t } = useTranslation();
  const warningOf = useWarning(of);
  const freightWarning = useFreightWarning(isByGtaOption(typed.kind) ? typed : {});
  return (
    <PreviewCard preview={preview} waiting={of.recipient ? null : t('Choose the customer to see tax and total.')}>
      {({ figures, place, currency, discountShares, taxedLines }) => ({
        figures: (
          <DocumentFigures
            figures={figures}
            place={place}
            lines={taxedLines}
            discountMinor={sum(discountShares)}
            currency={currency}
            inCurrency={{ label: t('Total in {{currency}}', { currency }), minor: figures.currencyTotalMinor }}
            reverseChargeLabel={t('Tax payable by the recipient')}
          />
        ),
        words: amountInWords(figures.currencyTotalMinor, currency),
        reasons: [place.why],
        warning: warningOf({ figures, place }) ?? freightWarning,
      })}
    </PreviewCard>
  );
}

/** An export says so before its customer is chosen. */
const supplyOf = (kind: string | undefined, preview: InvoicePreview | null) =>
  kind === 'EXPORT' ? 'EXPORT' : (preview?.place.supply ?? null);

const totalOf = ({ figures, currency }: InvoicePreview) => ({
  paise: figures.totalPaise,
  minor: figures.currencyTotalMinor,
  currency,
});

interface InvoiceFormProps {
  draft: SaleInvoice | null;
  /** What a new one begins with; it is blank without. */
  begun?: BegunDocument | null | undefined;
  fill?: FillLines;
}

/** Whose names are known before anybody chose. */
const namedIn = (draft: SaleInvoice | null, begun: InvoiceFormProps['begun']) => draft ?? begun?.named ?? null;

/** Adds a document or changes a draft, with what it will come to beside it. */
export function InvoiceForm({ draft, begun, fill }: InvoiceFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const { form, saving, number, isDateEarly } = useInvoiceForm(draft, begun);
  const named = namedIn(draft, begun);
  const typed = useWatch({ control: form.control });
  const question = useIssueQuestion(draft, typed);
  const { sides, own, other, lut, ...chosen } = useSaleSides(typed);
  const preview = previewInvoice(typed, sides);
  const supply = supplyOf(typed.kind, preview);
  const finish = ({ id, number }: SaleInvoice) => {
    notify(number ? t('{{number}} is issued', { number }) : t('The draft is saved'));
    void navigate(salePaths.view.href(id));
  };
  return (
    <DocumentForm
      saving={saving}
      posting={{
        label: t('Issue'),
        ...question,
        date: typed.date,
      }}
      total={{ label: t('Total'), of: preview ? totalOf(preview) : undefined }}
      preview={
        <Stack spacing={2}>
          {chosen.party && isCreditAsked(chosen.party) && typed.kind !== 'PROFORMA' && preview && (
            <CreditNotice
              partyId={chosen.party.id}
              record="sale invoice"
              recordId={draft?.id}
              documentPaise={preview.figures.totalPaise}
            />
          )}
          <InvoicePreviewCard preview={preview} isRegistered={own?.gstin !== null} recipient={other} typed={typed} />
        </Stack>
      }
      onSaved={finish}
      onCancel={() => void navigate(draft ? salePaths.view.href(draft.id) : salePaths.list.href())}
    >
      <InvoiceHead form={form} draft={named} {...chosen} number={number} isDateEarly={isDateEarly} />
      <InvoiceLines form={form} draft={named} preview={preview} fill={fill} />
      <InvoiceTermsFields
        form={form}
        draft={draft}
        supply={supply}
        lacksLut={lut !== undefined && lacksLut({ ...typed, supply }, lut)}
      />
    </DocumentForm>
  );
}
