import { useTranslation } from '@freightdesk/shared-i18n';
import { currencies } from '@freightdesk/shared-money';
import type { FieldValues } from 'react-hook-form';
import { kept } from './kept';
import { SelectInput } from './select-input';
import type { FieldProps } from './use-field';

/** A currency by its code and name. */
export const CurrencyInput = kept(function CurrencyInput<Values extends FieldValues>(props: FieldProps<Values>) {
  const { t } = useTranslation();
  const options = Object.entries(currencies).map(([value, { name }]) => ({ value, label: `${value} · ${t(name)}` }));
  return <SelectInput {...props} options={options} />;
});
