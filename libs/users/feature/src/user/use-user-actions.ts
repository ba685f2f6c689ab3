import { useTranslation } from '@freightdesk/shared-i18n';
import type { RowAction } from '@freightdesk/shared-ui';
import { linkProblem, shutOutProblem, type User, userProblems } from '@freightdesk/users-contract';
import { useCallback } from 'react';
import type { OneTimeLink } from './link-dialog';
import { useAdministration } from './use-administration';
import { useAskForLink, useAskToBlock, useAskToRemove } from './use-user-questions';

interface UserActionsOptions {
  onEdit: (user: User) => void;
  onLink: (link: OneTimeLink) => void;
}

/** The menu of a user's row. What can't be done says why, by the rules that the server asks too. */
export function useUserActions({ onEdit, onLink }: UserActionsOptions): (user: User) => readonly RowAction[] {
  const { t } = useTranslation();
  const administration = useAdministration();
  const askToBlock = useAskToBlock();
  const askToRemove = useAskToRemove();
  const askForLink = useAskForLink(onLink);

  return useCallback(
    (user) => {
      const reasonOf = (problem: keyof typeof userProblems | null) =>
        problem ? t(userProblems[problem].message) : undefined;
      const shutOutReason = reasonOf(shutOutProblem(user.id, administration));
      const isBlocked = user.status === 'BLOCKED';
      return [
        { label: t('Edit'), onSelect: () => onEdit(user) },
        {
          label: user.status === 'INVITED' ? t('New invitation link') : t('Password reset link'),
          onSelect: () => void askForLink(user),
          disabledReason: reasonOf(linkProblem(user.status)),
        },
        {
          label: isBlocked ? t('Unblock') : t('Block'),
          onSelect: () => void askToBlock(user),
          disabledReason: isBlocked ? undefined : shutOutReason,
        },
        {
          label: t('Remove'),
          danger: true,
          onSelect: () => void askToRemove(user),
          disabledReason: shutOutReason,
        },
      ];
    },
    [t, administration, onEdit, askForLink, askToBlock, askToRemove],
  );
}
