import { useTranslation } from '@freightdesk/shared-i18n';
import { type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { usePasswordToggle } from './use-password-toggle';

interface NewPasswordInputProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  name: FieldPath<Values>;
  label?: string;
}

/** A password that is being chosen: it may be seen and pasted, and the rule is told before it is broken. */
export function NewPasswordInput<Values extends FieldValues>({ form, name, label }: NewPasswordInputProps<Values>) {
  const { t } = useTranslation();
  const { type, toggle } = usePasswordToggle();
  return (
    <TextInput
      form={form}
      name={name}
      label={label ?? t('Password')}
      hint={t('At least 15 characters; a sentence of a few words is easy to keep.')}
      type={type}
      autoComplete="new-password"
      endAdornment={toggle}
    />
  );
}
