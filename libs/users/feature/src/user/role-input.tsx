import { roles } from '@freightdesk/shared-access';
import { useTranslation } from '@freightdesk/shared-i18n';
import { optionsOf } from '@freightdesk/shared-ui';
import { type SchemaForm, SelectInput } from '@freightdesk/shared-ui/forms';
import { roleLabel } from '@freightdesk/users-contract';
import type { FieldPath, FieldValues } from 'react-hook-form';

interface RoleInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  disabled?: boolean;
  hint?: string;
}

export function RoleInput<Values extends FieldValues>({ form, name, disabled, hint }: RoleInputProps<Values>) {
  const { t } = useTranslation();
  return (
    <SelectInput
      form={form}
      name={name}
      options={optionsOf(roles, roleLabel, t)}
      disabled={disabled}
      hint={hint}
      required
    />
  );
}
