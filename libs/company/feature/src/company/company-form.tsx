import { type Company, updateCompany } from '@freightdesk/company-contract';
import { company as companySchema, updateCompanyInput } from '@freightdesk/company-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { SectionCard, useNotify } from '@freightdesk/shared-ui';
import { DecimalInput, FormGrid, FormPage, SwitchInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { AddressFields, addressNames } from '../address/address-fields';
import { companyDefaults } from './company-defaults';
import { ProfileFields } from './profile-fields';
import { TaxFields } from './tax-fields';

interface CompanyFormProps {
  company: Company;
  /** The version that counts for whoever saw this one. */
  versionSince: (seen: number) => number;
  onSaved: (company: Company) => void;
}

/** Profile, address and tax: what stands on every invoice (CGST Rules, rule 46) and how tax is counted. */
export function CompanyForm({ company, versionSince, onSaved }: CompanyFormProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const update = useSave(updateCompany);
  const { form, saving } = useRecordForm({
    schema: updateCompanyInput,
    record: company,
    recordSchema: companySchema,
    startOf: companyDefaults,
    send: (input) => update({ ...input, version: versionSince(input.version) }),
  });
  const finish = (saved: Company) => {
    notify(t('Company saved'));
    onSaved(saved);
  };

  return (
    <FormPage {...saving} submitLabel={t('Save')} onSaved={finish} onCancel={() => form.reset()}>
      <SectionCard title={t('Profile')}>
        <ProfileFields form={form} />
      </SectionCard>
      <SectionCard title={t('Address and contact')}>
        <AddressFields form={form} names={addressNames} />
      </SectionCard>
      <SectionCard title={t('Tax')}>
        <TaxFields form={form} />
      </SectionCard>
      <SectionCard title={t('Quotations and costs')}>
        <FormGrid>
          <DecimalInput
            form={form}
            name="marginFloorPercent"
            hint={t(
              'Below it an administrator approves a quotation before it goes out, and closes the job. Empty: none is needed.',
            )}
          />
          <DecimalInput
            form={form}
            name="costTolerancePercent"
            hint={t('Above it an administrator posts the bill with a reason. Empty: there is no such limit.')}
          />
        </FormGrid>
      </SectionCard>
      <SectionCard title={t('Proofs of delivery')}>
        <SwitchInput
          form={form}
          name="podByAnother"
          hint={t('Who uploaded a proof can then neither verify nor reject it.')}
        />
      </SectionCard>
      <SectionCard title={t('Customers who pay late')}>
        <FormGrid>
          <DecimalInput
            form={form}
            name="interestPercent"
            hint={t('Proposed where nothing else was agreed with the customer. Empty: what was charged last.')}
          />
        </FormGrid>
      </SectionCard>
    </FormPage>
  );
}
