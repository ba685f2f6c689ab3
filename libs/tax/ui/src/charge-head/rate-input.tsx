import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, SelectInput, useWatch } from '@freightdesk/shared-ui/forms';
import { ratesInForce, type Taxability, taxabilities, taxabilityLabel } from '@freightdesk/tax-contract';
import type { FieldPath, FieldValues } from 'react-hook-form';

const isTaxability = (value: unknown): value is Taxability => taxabilities.some((one) => one === value);

interface RateInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  fields: { gstRate: FieldPath<Values>; taxability: FieldPath<Values> };
  day: string;
  onRated: () => void;
}

/** The rate of tax, of those in force on the day; what bears none for another reason than its rate says so. */
export function RateInput<Values extends FieldValues>({ form, fields, day, onRated }: RateInputProps<Values>) {
  const { t } = useTranslation();
  const taxability: unknown = useWatch({ control: form.control, name: fields.taxability });
  const isUntaxed = isTaxability(taxability) && taxability !== 'TAXABLE' && taxability !== 'NIL';
  return (
    <SelectInput
      form={form}
      name={fields.gstRate}
      options={ratesInForce(day).map((value) => ({ value, label: `${value}%` }))}
      onChosen={onRated}
      {...(isUntaxed && { hint: t(taxabilityLabel[taxability]) })}
    />
  );
}
