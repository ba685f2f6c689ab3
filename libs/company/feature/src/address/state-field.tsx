import { indianStateCodes, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, SelectInput } from '@freightdesk/shared-ui/forms';
import type { FieldPath, FieldValues } from 'react-hook-form';

/** The State as the forms know it; what the store holds is one of them or nothing. */
export const stateOf = (code: string | null) => indianStateCodes.find((known) => known === code);

interface StateFieldProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
}

export function StateField<Values extends FieldValues>({ form, name }: StateFieldProps<Values>) {
  const { t } = useTranslation();
  const options = indianStateCodes.map((code) => ({ value: code, label: t(stateName(code)) }));
  return <SelectInput form={form} name={name} options={options} required />;
}
