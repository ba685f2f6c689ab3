import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Translate, useConfirm, useConfirmed } from '@freightdesk/shared-ui';
import { blockUser, makeResetLink, removeUser, type User } from '@freightdesk/users-contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OneTimeLink } from './link-dialog';

const blocking = ({ id, version, name, status }: User, t: Translate) => {
  const blocked = status !== 'BLOCKED';
  return {
    title: blocked ? t('Block {{name}}?', { name }) : t('Unblock {{name}}?', { name }),
    text: blocked ? t('They are signed out at once and cannot sign in.') : t('They can sign in again.'),
    confirmLabel: blocked ? t('Block') : t('Unblock'),
    danger: blocked,
    input: { id, version, blocked },
    done: () => (blocked ? t('{{name}} is blocked', { name }) : t('{{name}} can sign in again', { name })),
  };
};

export const useAskToBlock = () => useConfirmed(mutationOf(blockUser), blocking);

const removal = ({ id, version, name }: User, t: Translate) => ({
  title: t('Remove {{name}}?', { name }),
  text: t('Name and e-mail address are erased. What they did stays in the history. This cannot be undone.'),
  confirmLabel: t('Remove'),
  danger: true,
  input: { id, version },
  done: () => t('{{name}} is removed', { name }),
});

export const useAskToRemove = () => useConfirmed(mutationOf(removeUser), removal);

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
