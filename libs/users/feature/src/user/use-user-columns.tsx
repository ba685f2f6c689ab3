import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, InstantText, StatusChip } from '@freightdesk/shared-ui';
import type { ListedUser } from '@freightdesk/users-contract';
import { useMemo } from 'react';
import { roleNames, statusNames } from './user-names';

/** The columns of the user list; the same until the language changes. */
export function useUserColumns(): readonly Column<ListedUser>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'name', header: t('Name'), cell: ({ name }) => name, sortable: true },
      { id: 'email', header: t('E-mail address'), cell: ({ email }) => email, sortable: true },
      { id: 'role', header: t('Role'), cell: ({ roleId }) => t(roleNames[roleId.name]), sortable: true, width: 160 },
      {
        id: 'status',
        header: t('Status'),
        cell: ({ status }) => <StatusChip label={t(statusNames[status].name)} tone={statusNames[status].tone} />,
        sortable: true,
        width: 140,
      },
      {
        id: 'lastSeenAt',
        header: t('Last seen'),
        cell: ({ lastSeenAt }) => <InstantText instant={lastSeenAt} />,
        sortable: true,
        width: 180,
      },
    ],
    [t],
  );
}
