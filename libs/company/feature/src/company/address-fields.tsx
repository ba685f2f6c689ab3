import type { UpdateCompanyInput } from '@freightdesk/company-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FormGrid, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';

/** Where the company is, and how it is reached. */
export function AddressFields({ form }: { form: SchemaForm<UpdateCompanyInput> }) {
  const { t } = useTranslation();
  return (
    <FormGrid>
      <TextInput form={form} name="address.line1" label={t('Address')} autoComplete="address-line1" />
      <TextInput form={form} name="address.line2" label={t('Address, second line')} autoComplete="address-line2" />
      <TextInput form={form} name="address.city" label={t('City')} autoComplete="address-level2" />
      <TextInput form={form} name="address.pincode" label={t('PIN code')} autoComplete="postal-code" />
      <TextInput form={form} name="phone" label={t('Telephone')} type="tel" autoComplete="tel" />
      <TextInput form={form} name="email" label={t('E-mail address')} type="email" autoComplete="email" />
    </FormGrid>
  );
}
