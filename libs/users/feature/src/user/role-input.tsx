import { roles } from '@freightdesk/shared-access';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, SelectInput } from '@freightdesk/shared-ui/forms';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { roleNames } from './user-names';

interface RoleInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  disabled?: boolean;
  hint?: string;
}

export function RoleInput<Values extends FieldValues>({ form, name, disabled, hint }: RoleInputProps<Values>) {
  const { t } = useTranslation();
  const options = roles.map((role) => ({ value: role, label: t(roleNames[role]) }));
  return <SelectInput form={form} name={name} options={options} disabled={disabled} hint={hint} required />;
}
