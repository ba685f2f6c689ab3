import { listTerms, type Term } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { type SaleInvoice, termUseOf } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MultiSelectInput, useWatch } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InvoiceFormOf } from './use-invoice-form';

const all = { active: 'true', pageSize: 100 };

/** What the draft bears already may be used no longer. */
const optionsOf = (terms: readonly Term[], borne: SaleInvoice['terms']) =>
  [...terms, ...borne.filter(({ id }) => !terms.some((term) => term.id === id))].map(({ id, title }) => ({
    value: id,
    label: title,
  }));

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
  useEffect(() => {
    if (!terms || form.getValues('termIds') !== undefined) return;
    const usual = terms.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    // What nobody typed is no change: the form stays as untouched as it was, and leaves no draft behind.
    form.resetField('termIds', { defaultValue: usual, keepDirty: true });
  }, [form, terms]);
  const options = optionsOf(terms ?? [], draft?.terms ?? []);
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
