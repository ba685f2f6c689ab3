import { type Branch, branchProblems, updateBranch, type UpdateBranchInput } from '@freightdesk/company-contract';
import { branch as branchSchema, updateBranchInput } from '@freightdesk/company-contract/schema';
import { useSave } from '@freightdesk/data-access-api';
import { GstinInput } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, SwitchInput, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { AddressFields, addressNames, addressStart } from '../address/address-fields';
import { StateField, stateOf } from '../address/state-field';

const startOf = (branch: Branch): Partial<UpdateBranchInput> => {
  const { code: _code, isHeadOffice: _isHeadOffice, address, stateCode, ...rest } = branch;
  return { ...rest, stateCode: stateOf(stateCode), address: addressStart(address) };
};

/** The code stands in numbers that were given: it is told in the title and stays. */
export function EditBranchDialog({ branch, onClose }: { branch: Branch; onClose: () => void }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { form, saving } = useRecordForm({
    schema: updateBranchInput,
    record: branch,
    recordSchema: branchSchema,
    startOf,
    send: useSave(updateBranch),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Edit branch {{code}}', { code: branch.code })}
      submitLabel={t('Save')}
      onSaved={({ name }) => notify(t('{{name}} is saved', { name }))}
      onClose={onClose}
      maxWidth="md"
    >
      <FormGrid>
        <TextInput form={form} name="name" autoFocus />
        <SwitchInput
          form={form}
          name="active"
          disabled={branch.isHeadOffice}
          hint={
            branch.isHeadOffice ? t(branchProblems.head_office.message) : t('A closed branch is not offered any more.')
          }
        />
        <GstinInput form={form} name="gstin" />
        <StateField form={form} name="stateCode" />
      </FormGrid>
      <AddressFields form={form} names={addressNames} />
    </FormDialog>
  );
}
