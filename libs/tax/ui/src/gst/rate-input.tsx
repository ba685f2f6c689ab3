import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, SelectInput, useWatch } from '@freightdesk/shared-ui/forms';
import { type Taxability, taxabilities, taxabilityLabel } from '@freightdesk/tax-contract';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useRateOptions } from './use-gst-rates';

const isTaxability = (value: unknown): value is Taxability => taxabilities.some((one) => one === value);

interface RateInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  fields: { gstRate: FieldPath<Values>; taxability?: FieldPath<Values> };
  day: string;
  onRated?: () => void;
  /** What else is to be said of the rate, translated already: a problem where the server will refuse it. */
  notice?: { problem?: string; hint?: string } | undefined;
}

/**
 * The rate of tax, of those in force on the day. One that is not says so, as the server will refuse it; what bears none for another
 * reason than its rate says that.
 */
export function RateInput<Values extends FieldValues>(props: RateInputProps<Values>) {
  const { form, fields, day, onRated, notice } = props;
  const { t } = useTranslation();
  const { gstRate, taxability = gstRate } = fields;
  const [rate, said]: readonly unknown[] = useWatch({ control: form.control, name: [gstRate, taxability] });
  const { options, isInForce } = useRateOptions(day, rate);
  const isUntaxed = isTaxability(said) && said !== 'TAXABLE' && said !== 'NIL';
  const ofDay = { problem: t('Not in force on this date.') };
  const hint = isUntaxed ? { hint: t(taxabilityLabel[said]) } : {};
  return (
    <SelectInput
      form={form}
      name={gstRate}
      options={options}
      {...(onRated && { onChosen: onRated })}
      {...hint}
      {...(isInForce ? notice : ofDay)}
    />
  );
}
