import { queryOf } from '@freightdesk/data-access-api';
import { useAuthContext } from '@freightdesk/shared-session';
import { type Administration, listUsers } from '@freightdesk/users-contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Two names tell whether anybody is the last one. */
const activeAdmins = { role: 'ADMIN', status: 'ACTIVE', pageSize: 2 };

/** Who asks and who else administers, for the rule that says who can't be shut out. */
export function useAdministration(): Administration {
  const { user } = useAuthContext();
  const { data } = useQuery(queryOf(listUsers, activeAdmins));
  return useMemo(() => ({ selfId: user?.id, activeAdminIds: data?.data.map(({ id }) => id) ?? [] }), [user?.id, data]);
}
