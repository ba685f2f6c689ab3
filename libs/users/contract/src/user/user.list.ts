import { type Role, roles } from '@freightdesk/shared-access';
import { defineList } from '@freightdesk/shared-endpoint';
import { type UserStatus, userStatuses } from './user.rules';

/** Roles as people say them. */
export const roleLabel: Readonly<Record<Role, string>> = {
  ADMIN: 'Admin',
  MARKETING: 'Marketing',
  INTERNATIONAL: 'International',
  DOMESTIC: 'Domestic',
  ACCOUNT: 'Accounts',
};

export const userStatusLabel: Readonly<Record<UserStatus, string>> = {
  ACTIVE: 'Active',
  INVITED: 'Invited',
  BLOCKED: 'Blocked',
};

export const userList = defineList({
  fields: {
    name: { kind: 'text', label: 'Name' },
    email: { kind: 'text', label: 'E-mail address' },
    role: { kind: 'choice', label: 'Role', values: roles, labels: roleLabel },
    status: { kind: 'choice', label: 'Status', values: userStatuses, labels: userStatusLabel },
    lastSeenAt: { kind: 'instant', label: 'Last seen' },
  },
  filters: { role: {}, status: {} },
  sorts: ['name', 'email', 'role', 'status', 'lastSeenAt'],
  defaultSort: 'name',
  search: ['name', 'email'],
  hint: 'Search name or e-mail',
});
