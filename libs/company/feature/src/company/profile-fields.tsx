import type { UpdateCompanyInput } from '@freightdesk/company-contract';
import { GstinInput } from '@freightdesk/parties-ui';
import { FormGrid, type SchemaForm, TextInput } from '@freightdesk/shared-ui/forms';
import { StateField } from '../address/state-field';

/** Who the company is to its customers and to the tax office. */
export function ProfileFields({ form }: { form: SchemaForm<UpdateCompanyInput> }) {
  return (
    <FormGrid>
      <TextInput form={form} name="name" required />
      <TextInput form={form} name="legalName" />
      <GstinInput form={form} name="gstin" />
      <StateField form={form} name="stateCode" />
      <TextInput form={form} name="pan" uppercase />
      <TextInput form={form} name="tan" uppercase />
      <TextInput form={form} name="cin" uppercase />
      <TextInput form={form} name="website" />
    </FormGrid>
  );
}
