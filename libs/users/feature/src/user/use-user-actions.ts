import { mutationOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useAuthContext } from '@freightdesk/shared-session';
import { type RowAction, useConfirm } from '@freightdesk/shared-ui';
import { blockUser, makeResetLink, removeUser, type User } from '@freightdesk/users-contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { OneTimeLink } from './link-dialog';

export type UserDialog = { kind: 'invite' } | { kind: 'edit'; user: User };

/** What can be done to a user, each change behind a question that names it. */
function useUserQuestions(showLink: (link: OneTimeLink) => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { mutateAsync: block } = useMutation(mutationOf(blockUser));
  const { mutateAsync: remove } = useMutation(mutationOf(removeUser));
  const { mutateAsync: makeLink } = useMutation(mutationOf(makeResetLink));

  const askToBlock = useCallback(
    ({ id, version, name, status }: User) => {
      const blocked = status !== 'BLOCKED';
      return confirm({
        title: blocked ? t('Block {{name}}?', { name }) : t('Unblock {{name}}?', { name }),
        text: blocked ? t('They are signed out at once and cannot sign in.') : t('They can sign in again.'),
        confirmLabel: blocked ? t('Block') : t('Unblock'),
        danger: blocked,
        run: () => block({ id, version, blocked }),
      });
    },
    [confirm, t, block],
  );

  const askToRemove = useCallback(
    ({ id, version, name }: User) =>
      confirm({
        title: t('Remove {{name}}?', { name }),
        text: t('Name and e-mail address are erased. What they did stays in the history. This cannot be undone.'),
        confirmLabel: t('Remove'),
        danger: true,
        run: () => remove({ id, version }),
      }),
    [confirm, t, remove],
  );

  const askForLink = useCallback(
    ({ id, name, status }: User) => {
      const isInvited = status === 'INVITED';
      return confirm({
        title: isInvited ? t('New invitation for {{name}}?', { name }) : t('Reset the password of {{name}}?', { name }),
        text: t('You get a link to hand over. Links made before stop working.'),
        confirmLabel: t('Make the link'),
        run: async () => {
          const { resetUrl } = await makeLink({ id });
          showLink({ name, url: resetUrl, kind: isInvited ? 'invite' : 'reset' });
        },
      });
    },
    [confirm, t, makeLink, showLink],
  );

  return { askToBlock, askToRemove, askForLink };
}

/** The menu of a row, and what it has opened. */
export function useUserActions() {
  const { t } = useTranslation();
  const { user: self } = useAuthContext();
  const [dialog, open] = useState<UserDialog | null>(null);
  const [link, showLink] = useState<OneTimeLink | null>(null);
  const { askToBlock, askToRemove, askForLink } = useUserQuestions(showLink);

  const rowActions = useCallback(
    (user: User): RowAction[] => {
      const disabledReason = user.id === self?.id ? t('This is your own account.') : undefined;
      return [
        { label: t('Edit'), onSelect: () => open({ kind: 'edit', user }) },
        {
          label: user.status === 'INVITED' ? t('New invitation link') : t('Password reset link'),
          onSelect: () => void askForLink(user),
        },
        {
          label: user.status === 'BLOCKED' ? t('Unblock') : t('Block'),
          onSelect: () => void askToBlock(user),
          disabledReason,
        },
        { label: t('Remove'), onSelect: () => void askToRemove(user), danger: true, disabledReason },
      ];
    },
    [t, self, askForLink, askToBlock, askToRemove],
  );

  return { rowActions, dialog, open, close: () => open(null), link, showLink, closeLink: () => showLink(null) };
}
