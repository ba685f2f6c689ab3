import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { updateUser, type User } from '@freightdesk/users-contract';
import { updateUserInput } from '@freightdesk/users-contract/schema';
import { RoleInput } from './role-input';

interface EditUserDialogProps {
  user: User;
  onClose: () => void;
}

/** Name and role; the address stays, because it is what one signs in with. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { t } = useTranslation();
  const { user: self } = useAuthContext();
  const notify = useNotify();
  const { id, version, firstName, lastName, roleId } = user;
  const form = useSchemaForm(updateUserInput, { id, version, firstName, lastName, roleName: roleId.name });
  const { mutateAsync: save } = useSave(updateUser);

  return (
    <FormDialog
      form={form}
      title={t('Edit {{name}}', { name: user.name })}
      submitLabel={t('Save')}
      onSubmit={save}
      onSaved={() => notify(t('User saved'))}
      onClose={onClose}
    >
      <FormGrid>
        <TextInput form={form} name="firstName" label={t('First name')} autoFocus />
        <TextInput form={form} name="lastName" label={t('Last name')} />
      </FormGrid>
      <RoleInput
        form={form}
        name="roleName"
        disabled={user.id === self?.id}
        hint={user.id === self?.id ? t('Another administrator changes your role.') : undefined}
      />
    </FormDialog>
  );
}
