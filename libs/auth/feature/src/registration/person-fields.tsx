import { useTranslation } from '@freightdesk/shared-i18n';
import { FormGrid, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { NewPasswordInput } from '../password/new-password-input';

type PersonField = 'email' | 'firstName' | 'lastName' | 'password';

/** Where a form keeps what is asked of a person. */
export const personNames = {
  email: 'email',
  firstName: 'firstName',
  lastName: 'lastName',
  password: 'password',
} as const satisfies Record<PersonField, PersonField>;

interface PersonFieldsProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  names: Record<PersonField, FieldPath<Values>>;
}

export function PersonFields<Values extends FieldValues>({ form, names }: PersonFieldsProps<Values>) {
  const { t } = useTranslation();
  return (
    <>
      <FormGrid>
        <TextInput form={form} name={names.firstName} label={t('First name')} autoComplete="given-name" autoFocus />
        <TextInput form={form} name={names.lastName} label={t('Last name')} autoComplete="family-name" />
      </FormGrid>
      <TextInput form={form} name={names.email} label={t('E-mail address')} type="email" autoComplete="username" />
      <NewPasswordInput form={form} name={names.password} />
    </>
  );
}
