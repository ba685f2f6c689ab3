import { addBranch } from '@freightdesk/company-contract';
import { addBranchInput } from '@freightdesk/company-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { GstinInput } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { AddressFields, addressNames, addressStart } from '../address/address-fields';
import { StateField } from '../address/state-field';

export function AddBranchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: addBranchInput,
    startOf: () => ({ address: addressStart(null) }),
    send: useSave(addBranch),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Add branch')}
      submitLabel={t('Add branch')}
      againLabel={t('Add and start another')}
      onSaved={({ name }) => notify(t('{{name}} is added', { name }))}
      onClose={onClose}
      maxWidth="md"
    >
      <FormGrid>
        <TextInput form={form} name="code" uppercase autoFocus hint={t('Docket numbers begin with it; it stays.')} />
        <TextInput form={form} name="name" />
        <GstinInput form={form} name="gstin" />
        <StateField form={form} name="stateCode" />
      </FormGrid>
      <AddressFields form={form} names={addressNames} />
    </FormDialog>
  );
}
