import { type Company, updateCompany, type UpdateCompanyInput } from '@freightdesk/company-contract';
import { updateCompanyInput } from '@freightdesk/company-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { indianStateCodes, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard, useNotify } from '@freightdesk/shared-ui';
import { FormGrid, FormPage, SelectInput, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { AddressFields } from './address-fields';
import { companyDefaults } from './company-defaults';

/** Profile and address; both stand on every invoice (CGST Rules, rule 46). */
export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const form = useSchemaForm<UpdateCompanyInput>(updateCompanyInput, companyDefaults(company));
  const { mutateAsync: save } = useSave(updateCompany);
  const states = indianStateCodes.map((code) => ({ value: code, label: t(stateName(code)) }));

  return (
    <FormPage
      form={form}
      submitLabel={t('Save')}
      onSubmit={save}
      onSaved={() => notify(t('Company saved'))}
      onCancel={() => form.reset()}
    >
      <SectionCard title={t('Profile')}>
        <FormGrid>
          <TextInput form={form} name="name" label={t('Company name')} required />
          <TextInput form={form} name="legalName" label={t('Legal name')} />
          <SelectInput form={form} name="stateCode" label={t('State')} options={states} required />
          <TextInput form={form} name="gstin" label={t('GSTIN')} uppercase />
          <TextInput form={form} name="pan" label={t('PAN')} uppercase />
          <TextInput form={form} name="tan" label={t('TAN')} uppercase />
        </FormGrid>
      </SectionCard>
      <SectionCard title={t('Address and contact')}>
        <AddressFields form={form} />
      </SectionCard>
    </FormPage>
  );
}
