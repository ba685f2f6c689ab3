import { listTerms } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { AddQuotationInput, Quotation } from '@freightdesk/intl-shipment-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { MultiSelectInput, type SchemaForm, useUsual, withBorne } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

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
  useUsual(form, 'termIds', terms);
  const options = withBorne(terms ?? [], quotation?.terms ?? []);
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
