import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FormDialog, FormGrid, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { addUser, type InvitedUser } from '@freightdesk/users-contract';
import { addUserInput } from '@freightdesk/users-contract/schema';
import { RoleInput } from './role-input';

interface InviteUserDialogProps {
  onInvited: (user: InvitedUser) => void;
  onClose: () => void;
}

export function InviteUserDialog({ onInvited, onClose }: InviteUserDialogProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(addUserInput, {});
  const { mutateAsync: invite } = useSave(addUser);

  return (
    <FormDialog
      form={form}
      title={t('Invite user')}
      submitLabel={t('Invite')}
      onSubmit={invite}
      onSaved={onInvited}
      onClose={onClose}
    >
      <TextInput form={form} name="email" label={t('E-mail address')} type="email" autoFocus />
      <FormGrid>
        <TextInput form={form} name="firstName" label={t('First name')} />
        <TextInput form={form} name="lastName" label={t('Last name')} />
      </FormGrid>
      <RoleInput form={form} name="roleName" />
    </FormDialog>
  );
}
