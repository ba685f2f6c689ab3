import { type SaleInvoice, salePaths } from '@freightdesk/invoices-contract';
import { addSaleInvoiceInput } from '@freightdesk/invoices-contract/schema';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormPage, SavedMeanwhile, useSchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import { useNavigate } from 'react-router-dom';
import { FormColumns } from '../../document/form-columns';
import { FormTotal } from '../../document/form-total';
import { defaultsOf, newInvoice } from './invoice-defaults';
import { InvoiceHead } from './invoice-head';
import { InvoiceLines } from './invoice-lines';
import { InvoicePreviewCard } from './invoice-preview-card';
import { InvoiceTermsFields } from './invoice-terms';
import { IssueButton } from './issue-button';
import { previewInvoice } from './preview-invoice';
import { useInvoiceSaving } from './use-invoice-saving';
import { useSaleSides } from './use-sale-sides';

/** Adds a document or changes a draft, with what it will come to beside it. */
export function InvoiceForm({ draft }: { draft: SaleInvoice | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useSchemaForm(addSaleInvoiceInput, draft ? defaultsOf(draft) : newInvoice(systemClock.today()));
  const typed = useWatch({ control: form.control });
  const { sides, own, party, branches } = useSaleSides(typed);
  const preview = previewInvoice(typed, sides);
  const { save, contested, isDateRefused, issueNext } = useInvoiceSaving(form, draft);
  const finish = ({ id, number }: SaleInvoice) => {
    notify(number ? t('{{number}} is issued', { number }) : t('The draft is saved'));
    void navigate(salePaths.view.href(id));
  };

  return (
    <FormPage
      form={form}
      submitLabel={t('Save draft')}
      onSubmit={save}
      onSaved={finish}
      onCancel={() => void navigate(draft ? salePaths.view.href(draft.id) : salePaths.list.href())}
      summary={
        <FormTotal label={t('Total')} paise={preview?.figures.totalPaise}>
          <IssueButton form={form} onIssue={issueNext} />
        </FormTotal>
      }
    >
      <SavedMeanwhile form={form} contested={contested} />
      <FormColumns preview={<InvoicePreviewCard preview={preview} isRegistered={own?.gstin !== null} />}>
        <InvoiceHead
          form={form}
          draft={draft}
          party={party}
          branches={branches}
          isDateRefused={isDateRefused(typed.date)}
        />
        <InvoiceLines form={form} draft={draft} preview={preview} />
        <InvoiceTermsFields form={form} isExport={preview?.place.supply === 'EXPORT' || typed.kind === 'EXPORT'} />
      </FormColumns>
    </FormPage>
  );
}
