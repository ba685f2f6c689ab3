import { listTerms } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { AddQuotationInput, Quotation } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MultiSelectInput, type SchemaForm } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const offered = { active: 'true', pageSize: 100, appliesTo: 'QUOTATION' };

interface QuotationTermsInputProps {
  form: SchemaForm<AddQuotationInput>;
  quotation: Quotation | null;
}

/** The terms that are printed on the paper; a new quotation starts with those that each one bears. */
export function QuotationTermsInput({ form, quotation }: QuotationTermsInputProps) {
  const { t } = useTranslation();
  const { data } = useQuery(queryOf(listTerms, offered));
  const terms = data?.data;
  useEffect(() => {
    if (!terms || form.getValues('termIds') !== undefined) return;
    const usual = terms.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    // What nobody typed is no change: the form stays as untouched as it was, and leaves no draft behind.
    form.resetField('termIds', { defaultValue: usual, keepDirty: true });
  }, [form, terms]);
  const borne = quotation?.terms.filter(({ id }) => !terms?.some((term) => term.id === id)) ?? [];
  const options = [...(terms ?? []), ...borne].map(({ id, title }) => ({ value: id, label: title }));
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
