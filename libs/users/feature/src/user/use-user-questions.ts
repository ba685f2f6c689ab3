import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useConfirm, useNotify } from '@freightdesk/shared-ui';
import { blockUser, makeResetLink, removeUser, type User } from '@freightdesk/users-contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OneTimeLink } from './link-dialog';

export function useAskToBlock(): (user: User) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(blockUser));
  return useCallback(
    async ({ id, version, name, status }) => {
      const blocked = status !== 'BLOCKED';
      const question = {
        title: blocked ? t('Block {{name}}?', { name }) : t('Unblock {{name}}?', { name }),
        text: blocked ? t('They are signed out at once and cannot sign in.') : t('They can sign in again.'),
        confirmLabel: blocked ? t('Block') : t('Unblock'),
        danger: blocked,
        run: () => mutateAsync({ id, version, blocked }),
      };
      if (!(await confirm(question))) return;
      notify(blocked ? t('{{name}} is blocked', { name }) : t('{{name}} can sign in again', { name }));
    },
    [confirm, mutateAsync, notify, t],
  );
}

export function useAskToRemove(): (user: User) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const { mutateAsync } = useMutation(mutationOf(removeUser));
  return useCallback(
    async ({ id, version, name }) => {
      const question = {
        title: t('Remove {{name}}?', { name }),
        text: t('Name and e-mail address are erased. What they did stays in the history. This cannot be undone.'),
        confirmLabel: t('Remove'),
        danger: true,
        run: () => mutateAsync({ id, version }),
      };
      if (await confirm(question)) notify(t('{{name}} is removed', { name }));
    },
    [confirm, mutateAsync, notify, t],
  );
}

export function useAskForLink(showLink: (link: OneTimeLink) => void): (user: User) => Promise<void> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutateAsync } = useMutation(mutationOf(makeResetLink));
  return useCallback(
    async ({ id, name, status }) => {
      const isInvited = status === 'INVITED';
      await confirm({
        title: isInvited ? t('New invitation for {{name}}?', { name }) : t('Reset the password of {{name}}?', { name }),
        text: t('You get a link to hand over. Links made before stop working.'),
        confirmLabel: t('Make the link'),
        run: async () => {
          const { resetUrl, expiresAt } = await mutateAsync({ id });
          showLink({ name, url: resetUrl, kind: isInvited ? 'invite' : 'reset', expiresAt });
        },
      });
    },
    [confirm, mutateAsync, showLink, t],
  );
}
