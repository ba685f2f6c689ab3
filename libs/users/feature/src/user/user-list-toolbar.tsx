import { roles } from '@freightdesk/shared-access';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type ListFilter, ListToolbar, type ListToolbarProps } from '@freightdesk/shared-ui';
import { userStatuses } from '@freightdesk/users-contract';
import { roleNames, statusNames } from './user-names';

/** Search by name or e-mail, and the filters. */
export function UserListToolbar({ list }: Pick<ListToolbarProps, 'list'>) {
  const { t } = useTranslation();
  const filters: ListFilter[] = [
    {
      kind: 'choice',
      name: 'role',
      label: t('Role'),
      options: roles.map((role) => ({ value: role, label: t(roleNames[role]) })),
    },
    {
      kind: 'choice',
      name: 'status',
      label: t('Status'),
      options: userStatuses.map((status) => ({ value: status, label: t(statusNames[status].name) })),
    },
  ];
  return <ListToolbar list={list} searchLabel={t('Search name or e-mail')} filters={filters} />;
}
