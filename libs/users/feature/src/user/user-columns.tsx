import { type Column, InstantText, StatusChip } from '@freightdesk/shared-ui';
import { type ListedUser, roleLabel, userStatusLabel } from '@freightdesk/users-contract';

const tones = { ACTIVE: 'success', INVITED: 'info', BLOCKED: 'error' } as const;

export const userColumns: readonly Column<ListedUser>[] = [
  { id: 'name', cell: ({ name }) => name },
  { id: 'email', cell: ({ email }) => email },
  { id: 'role', cell: ({ roleId }, t) => t(roleLabel[roleId.name]), width: 160 },
  {
    id: 'status',
    cell: ({ status }, t) => <StatusChip label={t(userStatusLabel[status])} tone={tones[status]} />,
    width: 140,
  },
  { id: 'lastSeenAt', cell: ({ lastSeenAt }) => <InstantText instant={lastSeenAt} />, width: 180 },
];
