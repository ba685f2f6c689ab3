import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { FormDialog, FormGrid, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
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
  const invite = useSave(addUser);
  const { form, saving } = useRecordForm({
    schema: addUserInput,
    startOf: () => ({}),
    send: async (input) => {
      const { name, inviteUrl, expiresAt } = await invite(input);
      return { name, url: inviteUrl, kind: 'invite' as const, expiresAt };
    },
  });

  return (
    <FormDialog {...saving} title={t('Invite user')} submitLabel={t('Invite')} onSaved={onLink} onClose={onClose}>
      <TextInput form={form} name="email" type="email" autoFocus />
      <FormGrid>
        <TextInput form={form} name="firstName" />
        <TextInput form={form} name="lastName" />
      </FormGrid>
      <RoleInput form={form} name="roleName" />
    </FormDialog>
  );
}
