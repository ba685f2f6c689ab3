import { useSave } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { FormDialog, FormGrid, TextInput, useRecordForm } from '@freightdesk/shared-ui/forms';
import { addUser } from '@freightdesk/users-contract';
import { addUserInput } from '@freightdesk/users-contract/schema';
import { useRef, useState } from 'react';
import type { OneTimeLink } from './link-dialog';
import { RoleInput } from './role-input';

interface InviteUserDialogProps {
  /** The invitations to hand over; what is open next. */
  onLinks: (links: readonly OneTimeLink[]) => void;
  onClose: () => void;
}

/** Who is invited one after the other is told all links at the end: none of them is shown again. */
function useInvited({ onLinks, onClose }: InviteUserDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const [invited, setInvited] = useState<readonly OneTimeLink[]>([]);
  const isTold = useRef(false);
  const tell = (links: readonly OneTimeLink[]) => {
    isTold.current = true;
    onLinks(links);
  };
  return {
    onSaved: (link: OneTimeLink, afterwards: 'done' | 'again' | 'act') => {
      const links = [...invited, link];
      if (afterwards !== 'again') return tell(links);
      setInvited(links);
      notify(t('{{name}} is invited. The links are shown at the end.', { name: link.name }));
    },
    onClose: () => {
      if (invited.length > 0 && !isTold.current) tell(invited);
      else onClose();
    },
  };
}

export function InviteUserDialog(props: InviteUserDialogProps) {
  const { t } = useTranslation();
  const invite = useSave(addUser);
  const invited = useInvited(props);
  const { form, saving } = useRecordForm({
    schema: addUserInput,
    startOf: () => ({}),
    send: async (input) => {
      const { name, inviteUrl, expiresAt } = await invite(input);
      return { name, url: inviteUrl, kind: 'invite' as const, expiresAt };
    },
  });

  return (
    <FormDialog
      {...saving}
      {...invited}
      title={t('Invite user')}
      submitLabel={t('Invite')}
      againLabel={t('Invite and start another')}
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
