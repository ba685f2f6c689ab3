import { listTerms } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { type SaleInvoice, termUseOf } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MultiSelectInput, useUsual, useWatch, withBorne } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { InvoiceFormOf } from './use-invoice-form';

const all = { active: 'true', pageSize: 100 };

interface InvoiceTermsInputProps {
  form: InvoiceFormOf;
  draft: SaleInvoice | null;
}

/** The terms that are printed on the document; a new one starts with those that its kind always bears. */
export function InvoiceTermsInput({ form, draft }: InvoiceTermsInputProps) {
  const { t } = useTranslation();
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { data } = useQuery(queryOf(listTerms, { ...all, appliesTo: termUseOf(kind ?? 'TAX_INVOICE') }));
  const terms = data?.data;
  useUsual(form, 'termIds', terms);
  const options = withBorne(terms ?? [], draft?.terms ?? []);
  if (options.length === 0) return null;
  return (
    <MultiSelectInput
      form={form}
      name="termIds"
      options={options}
      hint={t('Printed below the charges, as they read now.')}
    />
  );
}
