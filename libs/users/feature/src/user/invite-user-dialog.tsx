import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FormDialog, FormGrid, TextInput, useSchemaForm } from '@freightdesk/shared-ui/forms';
import { addUser } from '@freightdesk/users-contract';
import { addUserInput } from '@freightdesk/users-contract/schema';
import type { OneTimeLink } from './link-dialog';
import { RoleInput } from './role-input';

interface InviteUserDialogProps {
  /** The invitation to hand over; what is open next. */
  onLink: (link: OneTimeLink) => void;
  onClose: () => void;
}

export function InviteUserDialog({ onLink, onClose }: InviteUserDialogProps) {
  const { t } = useTranslation();
  const form = useSchemaForm(addUserInput, {});
  const { mutateAsync: invite } = useSave(addUser);

  return (
    <FormDialog
      form={form}
      title={t('Invite user')}
      submitLabel={t('Invite')}
      onSubmit={async (input) => {
        const { name, inviteUrl, expiresAt } = await invite(input);
        return { name, url: inviteUrl, kind: 'invite' as const, expiresAt };
      }}
      onSaved={onLink}
      onClose={onClose}
    >
      <TextInput form={form} name="email" type="email" autoFocus />
      <FormGrid>
        <TextInput form={form} name="firstName" />
        <TextInput form={form} name="lastName" />
      </FormGrid>
      <RoleInput form={form} name="roleName" />
    </FormDialog>
  );
}
