import type { UpdateCompanyInput } from '@freightdesk/company-contract';
import { FormGrid, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import { GstinField } from './gstin-field';
import { StateField } from './state-field';

/** Who the company is to its customers and to the tax office. */
export function ProfileFields({ form }: { form: SchemaForm<UpdateCompanyInput> }) {
  return (
    <FormGrid>
      <TextInput form={form} name="name" required />
      <TextInput form={form} name="legalName" />
      <GstinField
        form={form}
        name="gstin"
        typed={form.watch('gstin')}
        onRepair={(gstin) => form.setValue('gstin', gstin, { shouldDirty: true, shouldValidate: true })}
      />
      <StateField form={form} name="stateCode" />
      <TextInput form={form} name="pan" uppercase />
      <TextInput form={form} name="tan" uppercase />
      <TextInput form={form} name="cin" uppercase />
      <TextInput form={form} name="website" />
    </FormGrid>
  );
}
