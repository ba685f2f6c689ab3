import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { shutOutProblem, updateUser, type User, userProblems } from '@freightdesk/users-contract';
import { updateUserInput, user as userSchema } from '@freightdesk/users-contract/schema';
import { RoleInput } from './role-input';
import { useAdministration } from './use-administration';

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
}

const startOf = ({ id, version, firstName, lastName, roleId }: User) => ({
  id,
  version,
  firstName,
  lastName,
  roleName: roleId.name,
});

/** Name and role; the address stays, because it is what one signs in with. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problem = shutOutProblem(user.id, useAdministration());
  const { form, saving } = useRecordForm({
    schema: updateUserInput,
    record: user,
    recordSchema: userSchema,
    startOf,
    send: useSave(updateUser),
  });

  return (
    <FormDialog
      {...saving}
      title={t('Edit {{name}}', { name: user.name })}
      submitLabel={t('Save')}
      onSaved={() => notify(t('User saved'))}
      onClose={onClose}
    >
      <FormGrid>
        <TextInput form={form} name="firstName" autoFocus />
        <TextInput form={form} name="lastName" />
      </FormGrid>
      <RoleInput
        form={form}
        name="roleName"
        disabled={problem !== null}
        hint={problem ? t(userProblems[problem].message) : t('A new role holds from their next click on.')}
      />
    </FormDialog>
  );
}
